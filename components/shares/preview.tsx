import { Button, TextField } from '@radix-ui/themes'
import { ProvedActButton } from '#components/accounts/proof/proved-act-button.client.tsx'
import { Figure } from '#components/audience/figure.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CloseMonthInput } from '#lib/schemas/shares/share.ts'
import { typedCents, typedHundredths } from '#lib/shares/money.ts'
import { basisLabels, monthName } from '#lib/shares/months.ts'
import { formatInteger, formatMoney, plural } from '#lib/text/format.ts'
import type { KnownRevenue, SharePreview } from '#server/shares/queries/preview.ts'
import { AdjustmentsTable } from './statement-tables.tsx'

interface PreviewProps {
  preview: SharePreview
  /** The revenue as it was typed; null before. */
  typed: string | null
  close: Act<CloseMonthInput>
}

/** An open month: its revenue, the division of it between people, and the closing. */
export function Preview({ preview, typed, close }: PreviewProps) {
  const { month, basis, percent, known, reckoned, adjustments } = preview
  if (percent === null)
    return (
      <p className="border-l-4 border-strong px-4 py-2">
        <strong>Split não configurado.</strong> Defina o percentual em Repasses para fechar este mês.
      </p>
    )
  const wrong = typed !== null && reckoned === null
  return (
    <>
      <Section title={basisLabels[basis].revenue} intro={sayKnown(known, basis === 'views')}>
        <form method="get" className="flex flex-wrap items-end gap-3">
          <div className="w-56">
            <Field
              label="Valor do mês"
              error={wrong ? 'Escreva o valor em reais, como 12.345,67' : undefined}
              hint={`${typedHundredths(percent)}% vão para quem escreveu.`}
            >
              {props => (
                <TextField.Root
                  {...props}
                  name="receita"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={typed ?? (known ? typedCents(known.cents) : '')}
                >
                  <TextField.Slot>R$</TextField.Slot>
                </TextField.Root>
              )}
            </Field>
          </div>
          <Button type="submit" variant="soft" className="mb-5">
            Ver a prévia
          </Button>
        </form>
      </Section>
      {reckoned && (
        <Section title="Prévia" intro="Nada está gravado ainda. O fechamento grava exatamente estes valores.">
          <div className="flex flex-col gap-5">
            <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
              <Figure label="Receita líquida" value={formatMoney(reckoned.revenueCents)} />
              <Figure
                label="A repartir"
                value={formatMoney(reckoned.poolCents)}
                hint={`${typedHundredths(percent)}%, centavos para baixo`}
              />
              <Figure
                label="Fica com o jornal"
                value={formatMoney(reckoned.newspaperCents)}
                hint="do que se reparte: artigos sem pessoa creditada"
              />
            </dl>
            {reckoned.people.length === 0 ? (
              <p className="text-soft">Nada foi contado neste mês: ninguém recebe.</p>
            ) : (
              <SmallTable
                caption="Pessoas"
                columns={['Pessoa', 'Artigos', 'Repasse']}
                rows={reckoned.people.map(({ authorId, name, articles, cents }) => ({
                  key: authorId,
                  cells: [name, formatInteger(articles), formatMoney(cents)],
                }))}
              />
            )}
            {preview.isOver ? (
              <div className="flex justify-end">
                <ProvedActButton
                  act={close}
                  input={{ month, revenueCents: reckoned.revenueCents, seen: reckoned.fingerprint }}
                  success="Mês fechado. Os autores já veem os seus repasses."
                  failure="Não foi possível fechar o mês."
                  text="Fechar o mês"
                  busyText="Fechando..."
                  label={`Fechar o mês de ${monthName(month)}`}
                  title={`Fechar ${monthName(month)}?`}
                  question="O fechamento não pode ser desfeito nem reaberto. O que estiver errado se corrige depois, por um acerto no mês seguinte."
                />
              </div>
            ) : (
              <p className="text-soft">
                Este mês ainda não terminou. Ele pode ser fechado a partir do dia 2 do mês seguinte.
              </p>
            )}
          </div>
        </Section>
      )}
      {adjustments.length > 0 && (
        <Section title="Acertos" intro="Correções de meses fechados que contam neste mês.">
          <AdjustmentsTable adjustments={adjustments} />
        </Section>
      )}
    </>
  )
}

function sayKnown(known: KnownRevenue | null, isAds: boolean): string {
  if (known === null)
    return 'O Ad Manager não trouxe números deste mês. Digite o que os anúncios renderam, já sem taxas e impostos.'
  if (isAds)
    return `O Ad Manager contou ${formatMoney(known.cents)} em ${plural(known.days ?? 0, 'dia', 'dias')} deste mês. Confirme o valor, já sem taxas e impostos, ou corrija.`
  return `Os pagamentos de assinaturas deste mês, menos devoluções e contestações, somam ${formatMoney(known.cents)}. Confirme, já sem taxas e impostos, ou corrija.`
}
