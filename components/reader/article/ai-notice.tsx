/** That the newsroom used suggestions of the analysis, where a master switched the notice on (AN-10). */
export const AiNotice = () => (
  <p className="mt-6 text-sm text-soft">
    Com apoio de inteligência artificial na escolha de tags e lugares, conferidos pela redação.
  </p>
)
