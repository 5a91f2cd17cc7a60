interface TermsLineProps {
  /** The act, as the beginning of the sentence: “Ao pagar”. */
  act: string
}

/** What somebody agrees to who signs up or pays. The pages open beside the form, so that nothing typed is lost. */
export const TermsLine = ({ act }: TermsLineProps) => (
  <p className="text-sm text-soft">
    {act}, você concorda com os <Page path="/termos">termos de uso</Page> e com a{' '}
    <Page path="/privacidade">política de privacidade</Page>.
  </p>
)

const Page = ({ path, children }: { path: string; children: string }) => (
  <a href={path} target="_blank" rel="noopener" className="underline">
    {children}
  </a>
)
