import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ArticleForm } from '#components/articles/form/article-form.client.tsx'
import { blankFields, fieldsOfIdea } from '#components/articles/form/blank-fields.ts'
import { WrittenFrom } from '#components/ideas/form/written-from.tsx'
import { anonymous } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { creditOf } from '#lib/articles/credits.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { findOwnProfile } from '#server/accounts/queries.ts'
import { abilitiesOfOwnDraft } from '#server/articles/writing/queries/editable.ts'
import { findIdea } from '#server/ideas/queries/idea.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { articleActions } from '../_page/article-actions.ts'
import { linkedSite } from '../_page/linked-site.ts'

export const metadata: Metadata = { title: 'Novo artigo' }

/** The form of a new article (ART-3). */
export default async function CreatePage({ searchParams }: PageProps<'/create'>) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, '/create')
  if (away || !session) redirect(away?.to ?? signInPath('/create'))
  const { pauta } = await searchParams
  const idea = typeof pauta === 'string' && looksLikeUuid(pauta) ? await findIdea(session.actor, pauta) : null
  const { fullName } = await findOwnProfile(session.actor)
  const signed = creditOf({ personId: session.actor.id, name: fullName, agency: false, craft: 'reporting' })
  return (
    <ArticleForm
      userId={session.actor.id}
      email={session.email}
      article={null}
      ofDraft={abilitiesOfOwnDraft(session.actor)}
      ideaId={idea?.id}
      initial={{ ...(idea ? fieldsOfIdea(idea) : blankFields), credits: [signed] }}
      coverSrc={null}
      cityNames={idea?.city ? { [idea.city.path]: `${idea.city.name} (${idea.city.state})` } : {}}
      site={await linkedSite()}
      actions={articleActions}
      panels={{ notices: idea && <WrittenFrom idea={idea} /> }}
    />
  )
}
