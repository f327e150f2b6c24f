/** Embeds HTML rendered by the server, without a box of its own. */
export const RawHtml = ({ html }: { html: string }) => <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
