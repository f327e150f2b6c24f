/** The shop's name, or its logo, which the server rendered as HTML. */
export const Brand = ({ name, logo }: { name: string; logo: string | undefined }) =>
  logo ? <span className="contents" dangerouslySetInnerHTML={{ __html: logo }} /> : name
