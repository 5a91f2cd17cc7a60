import type { Metadata } from 'next'
import { List } from '#components/list/list.client.tsx'
import { AddSubscriber } from '#components/newsletter/add-subscriber.client.tsx'
import { NewsletterFrame } from '#components/newsletter/newsletter-frame.tsx'
import { SubscriberBar } from '#components/newsletter/subscriber-bar.client.tsx'
import { subscriberRow } from '#components/newsletter/subscriber-cells.tsx'
import { SubscriberFile } from '#components/newsletter/subscriber-file.client.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import type { BulkAct } from '#lib/list/bulk.ts'
import { readListState } from '#lib/list/state.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { cityName } from '#lib/text/format.ts'
import { findCityAt, listCitiesWithArticles } from '#server/locations/queries.ts'
import {
  addSubscriberAction,
  endSubscriptionsAction,
  eraseSubscribersAction,
  setCountingAction,
  tagSubscribersAction,
} from '#server/newsletter/actions.ts'
import { createEditionAction } from '#server/newsletter/editions/actions.ts'
import { listSubscribers, listTags } from '#server/newsletter/queries.ts'
import { countNewsletter } from '#server/newsletter/sending/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { readSetting } from '#server/site/queries.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Newsletter' }

const end: BulkAct = {
  label: 'Descadastrar',
  done: { one: 'descadastrado', many: 'descadastrados' },
  run: endSubscriptionsAction,
  reverse: null,
  question: 'Estas pessoas não receberão mais a newsletter. Só elas mesmas podem voltar.',
}
const erase: BulkAct = {
  label: 'Apagar',
  done: { one: 'apagado', many: 'apagados' },
  run: eraseSubscribersAction,
  reverse: null,
  question: 'O endereço e o nome são apagados de vez, a pedido da pessoa.',
}

/** The name of the city that the list is narrowed to; empty for none. */
async function nameOfCity(path: string): Promise<string> {
  const city = path ? await findCityAt(path) : null
  return city ? `${city.name} (${city.state})` : ''
}

/** The cities that readers choose from, and the tags in use. */
const choicesOf = (cities: readonly { path: string; name: string }[], tags: readonly string[]) => ({
  cidade: {
    all: 'Todas as cidades',
    options: cities.map(({ path, name }) => ({ value: path, label: cityName(name, path) })),
  },
  ...(tags.length > 0 && {
    etiqueta: { all: 'Com ou sem etiqueta', options: tags.map(tag => ({ value: tag, label: tag })) },
  }),
})

/** The newsletter's subscribers, for masters. */
export default async function NewsletterPage({ searchParams }: PageProps<'/newsletter'>) {
  const { actor } = await enter(subscriberList.path)
  const state = readListState(subscriberList, await searchParams)
  const { cidade, etiqueta } = state.filters
  return loaded(listShape, async () => {
    const [page, counts, city, counting, cities, tags] = await Promise.all([
      block('newsletter', listSubscribers(actor, state)),
      block('newsletter-counts', countNewsletter(actor)),
      block('newsletter-city', nameOfCity(cidade)),
      block('newsletter-counting', readSetting('newsletter_counting')),
      block('newsletter-cities', listCitiesWithArticles()),
      block('newsletter-tags', listTags(actor)),
    ])
    const leaving = state.filters.situacao === 'fora' ? [erase] : [end, erase]
    return (
      <NewsletterFrame tab="/newsletter" counts={counts} create={createEditionAction}>
        <div className="flex flex-wrap items-end gap-3">
          <AddSubscriber add={addSubscriberAction} />
          <SubscriberFile />
        </div>
        <List
          list={subscriberList}
          state={state}
          content={page && { ...page, rows: page.rows.map(subscriberRow) }}
          counts={{}}
          chosen={{ cidade: city || null, etiqueta }}
          choices={choicesOf(cities ?? [], tags ?? [])}
          bar={<SubscriberBar acts={leaving} tag={tagSubscribersAction} />}
          empty="Nenhum inscrito aqui."
        />
        {counting && <CountingSwitch counts={counting.counts} />}
      </NewsletterFrame>
    )
  })
}

/** Whether openings and clicks are counted, and the button that changes it. */
const CountingSwitch = ({ counts }: { counts: boolean }) => (
  <Section
    title="Contagem de leituras"
    intro="Conta, só neste site, quando abre uma edição e segue um link quem permitiu isso na página da própria inscrição. Aberturas de robôs e do Mail da Apple ficam de fora."
  >
    <p className="flex flex-wrap items-center gap-3">
      <strong>{counts ? 'Ligada' : 'Desligada'}</strong>
      <ActButton
        act={setCountingAction}
        input={{ counts: !counts }}
        success={counts ? 'Contagem desligada.' : 'Contagem ligada.'}
        failure="Não foi possível mudar a contagem."
      >
        {counts ? 'Desligar contagem' : 'Ligar contagem'}
      </ActButton>
    </p>
  </Section>
)
