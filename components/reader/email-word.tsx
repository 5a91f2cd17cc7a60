/** The word “e-mail”, which no line breaks at its hyphen. */
export const Email = () => <span className="whitespace-nowrap">e-mail</span>
