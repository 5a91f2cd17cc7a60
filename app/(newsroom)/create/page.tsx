import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ArticleForm } from '#components/articles/article-form.client.tsx'
import { blankFields } from '#components/articles/blank-fields.ts'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/entrance.ts'
import { signInPath } from '#lib/own-path.ts'
import { currentSession } from '#server/platform/session.ts'
import { articleActions } from '../_page/article-actions.ts'

export const metadata: Metadata = { title: 'Novo artigo' }

/** Writing a new article (editorial §2). */
export default async function CreatePage() {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, '/create')
  if (away || !session) redirect(away?.to ?? signInPath('/create'))
  return (
    <>
      <Heading as="h1" size="7" mb="5">
        Novo artigo
      </Heading>
      <ArticleForm
        userId={session.actor.id}
        article={null}
        initial={blankFields}
        coverSrc={null}
        cityNames={{}}
        actions={articleActions}
      />
    </>
  )
}
