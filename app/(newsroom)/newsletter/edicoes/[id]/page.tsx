import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Composer } from '#components/newsletter/composer/composer.client.tsx'
import type { ComposerActions } from '#components/newsletter/composer/composer-actions.ts'
import { EditionMenu } from '#components/newsletter/composer/edition-menu.client.tsx'
import { SentEdition } from '#components/newsletter/composer/sent-edition.tsx'
import { composerPath, sendPath, sendsPath } from '#lib/addresses/paths.ts'
import { isEditable } from '#lib/newsletter/edition.ts'
import { cityName } from '#lib/text/format.ts'
import { searchArticlesAction } from '#server/articles/desk/actions.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import {
  archiveEditionAction,
  checkEditionAction,
  copyEditionAction,
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
import { listTags } from '#server/newsletter/queries.ts'
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

/** An edition of the newsletter, for masters. It can be composed until its sending begins. */
export default async function EditionPage({ params }: PageProps<'/newsletter/edicoes/[id]'>) {
  const { id } = await params
  const { actor } = await enter(composerPath(id))
  const [edition, cities, tags] = await Promise.all([
    findComposed(actor, id),
    listCitiesWithArticles(),
    listTags(actor),
  ])
  if (!edition) notFound()
  const { status, path } = edition
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading
        back={isEditable(status) ? { path: sendsPath, label: 'Envios' } : { path: sendPath(id), label: 'Envio' }}
        shown={path ? { path, label: 'Ver no arquivo' } : undefined}
        action={
          <EditionMenu
            id={id}
            copy={actions.copy}
            remove={status === 'draft' ? actions.remove : null}
            list={sendsPath}
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
          tags={tags}
          actions={actions}
        />
      ) : (
        <SentEdition edition={edition} archive={archiveEditionAction} />
      )}
    </div>
  )
}
