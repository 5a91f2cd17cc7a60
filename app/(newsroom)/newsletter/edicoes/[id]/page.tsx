import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { Composer } from '#components/newsletter/composer/composer.client.tsx'
import type { ComposerActions } from '#components/newsletter/composer/composer-actions.ts'
import { EditionMenu, NewEdition } from '#components/newsletter/composer/edition-menu.client.tsx'
import { SentEdition } from '#components/newsletter/composer/sent-edition.tsx'
import { composerPath } from '#lib/addresses/paths.ts'
import { isEditable } from '#lib/newsletter/edition.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { cityName } from '#lib/text/format.ts'
import { searchArticlesAction } from '#server/articles/desk/actions.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import {
  archiveEditionAction,
  checkEditionAction,
  copyEditionAction,
  createEditionAction,
  loadEditionAction,
  removeEditionAction,
  saveEditionAction,
  scheduleEditionAction,
  searchEditionEventsAction,
  sendEditionAction,
  testEditionAction,
  unscheduleEditionAction,
} from '#server/newsletter/editions/actions.ts'
import { findComposed } from '#server/newsletter/editions/queries/composing.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Edição da newsletter' }

const actions: ComposerActions = {
  save: saveEditionAction,
  load: loadEditionAction,
  check: checkEditionAction,
  test: testEditionAction,
  schedule: scheduleEditionAction,
  unschedule: unscheduleEditionAction,
  send: sendEditionAction,
  copy: copyEditionAction,
  remove: removeEditionAction,
  searchArticles: searchArticlesAction,
  searchEvents: searchEditionEventsAction,
}

/** An edition of the newsletter, for masters: composed until its sending begins, then looked at. */
export default async function EditionPage({ params }: PageProps<'/newsletter/edicoes/[id]'>) {
  const { id } = await params
  const { actor } = await enter(composerPath(id))
  if (composerPath(id) === composerPath()) return <BeginEdition />
  const [edition, cities] = await Promise.all([findComposed(actor, id), listCitiesWithArticles()])
  if (!edition) notFound()
  const { status, path } = edition
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading
        back={{ path: subscriberList.path, label: 'Newsletter' }}
        shown={path ? { path, label: 'Ver no arquivo' } : undefined}
        action={
          <EditionMenu
            id={id}
            copy={actions.copy}
            remove={status === 'draft' ? actions.remove : null}
            list={subscriberList.path}
          />
        }
      >
        {isEditable(status) ? 'Compor edição' : edition.fields.subject}
      </ScreenHeading>
      {isEditable(status) ? (
        <Composer
          key={`${actor.id}:${id}`}
          userId={actor.id}
          edition={edition}
          cities={cities.map(each => ({ path: each.path, name: cityName(each.name, each.path) }))}
          actions={actions}
        />
      ) : (
        <SentEdition edition={edition} archive={archiveEditionAction} />
      )}
    </div>
  )
}

/** An address begins nothing: a button does. */
const BeginEdition = () => (
  <div className="flex flex-col items-start gap-5">
    <ScreenHeading back={{ path: subscriberList.path, label: 'Newsletter' }}>Nova edição</ScreenHeading>
    <p>A edição começa como rascunho. Nada é enviado antes de você mandar.</p>
    <NewEdition create={createEditionAction} />
  </div>
)
