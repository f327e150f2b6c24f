/** The shop's name, or the logo that the server drew in its place. */
export const Brand = ({ name, logo }: { name: string; logo: string | undefined }) =>
  logo ? <span className="contents" dangerouslySetInnerHTML={{ __html: logo }} /> : name
