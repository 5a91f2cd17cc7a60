/** The steps that give a service account access to the figures, for masters. */
export const GoogleSteps = () => (
  <ol className="flex list-decimal flex-col gap-2 pl-5">
    <li>
      No Google Cloud, crie um projeto, ative a <strong>Google Analytics Data API</strong> e, para anúncios, a{' '}
      <strong>Google Ad Manager API</strong>.
    </li>
    <li>
      Em “IAM e administrador”, crie uma conta de serviço e, nela, uma chave do tipo JSON. O arquivo é baixado uma única
      vez: cole-o aqui inteiro.
    </li>
    <li>
      No Google Analytics, em “Administrador”, copie o Property ID e dê ao e-mail da conta de serviço o papel de Leitor
      na propriedade.
    </li>
    <li>
      No Ad Manager, em “Administrador”, copie o Network Code, permita o acesso pela API e acrescente o e-mail da conta
      de serviço com permissão de ver relatórios.
    </li>
    <li>Teste a conexão e salve. Os números chegam de madrugada, uma vez por dia, com os trinta dias anteriores.</li>
  </ol>
)
