/** The purposes, each with an unticked checkbox. reader.js ticks the boxes of an earlier choice. */
export function ConsentPurposes() {
  return (
    <fieldset className="flex max-w-prose flex-col gap-3">
      <legend className="sr-only">Finalidades</legend>
      <p>
        <strong>Necessários:</strong> sessão de quem entra na conta, avisos da tela e esta escolha. Sempre ativos.
      </p>
      <Purpose name="medicao" title="Medição de audiência">
        estatísticas de leitura por ferramentas de terceiros.
      </Purpose>
      <Purpose name="publicidade" title="Publicidade">
        anúncios da rede do Google, que pode usar cookies para escolhê-los e medi-los.
      </Purpose>
    </fieldset>
  )
}

interface PurposeProps {
  name: string
  title: string
  children: string
}

function Purpose({ name, title, children }: PurposeProps) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={name} value="1" className="mt-0.5 size-5 shrink-0 accent-accent" />
      <span>
        <strong>{title}:</strong> {children}
      </span>
    </label>
  )
}
