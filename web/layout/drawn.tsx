/** What the server drew, as a part of what surrounds it. */
export const Drawn = ({ html }: { html: string }) => <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
