import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { FactorDue, LeavingBanner } from '#components/accounts/banners.tsx'
import { ProofHost } from '#components/accounts/proof/proof-host.client.tsx'
import { SessionWatch } from '#components/accounts/sessions/session-watch.client.tsx'
import { NewspaperControls } from '#components/layout/newspaper-controls.client.tsx'
import { StaffDocument } from '#components/layout/staff-document.tsx'
import { StaffHeader } from '#components/layout/staff-header.tsx'
import { NoticeBell } from '#components/notifications/notice-bell.client.tsx'
import { Palette } from '#components/palette/palette.client.tsx'
import { Footer } from '#components/reader/frame/footer.tsx'
import { PageHeader } from '#components/reader/frame/page-header.tsx'
import { EarlyScript } from '#components/reader-script/scripts.tsx'
import { Shortcuts } from '#components/ui/shortcuts/shortcuts.client.tsx'
import { type Actor, anonymous, isEditor, isSignedIn, isStaff, type SignedIn } from '#lib/actor.ts'
import { openScreens } from '#lib/addresses/screens/open-screens.ts'
import { textSearchPath } from '#lib/palette.ts'
import { readScheme } from '#lib/site/scheme.ts'
import { yearOf } from '#lib/text/format.ts'
import {
  challengeProofAction,
  proofWaysAction,
  proveByAppAction,
  proveByCodeAction,
  proveByKeyAction,
  proveByPasswordAction,
  requestProofCodeAction,
} from '#server/accounts/proof/actions.ts'
import { rightsOf } from '#server/accounts/sessions/queries.ts'
import { countQueue } from '#server/articles/desk/queries/tally.ts'
import { archiveNoticeAction, readAllNoticesAction, readNoticeAction } from '#server/notifications/actions.ts'
import { readBell } from '#server/notifications/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { withdrawErasureAction } from '#server/privacy/actions.ts'
import { findLeaving } from '#server/privacy/queries/own.ts'
import { findSite, knownPublisher } from '#server/site/queries.ts'
import { staffAccents, staffIdentity } from './identity.ts'

/** The head of every account and staff screen. */
export async function staffMetadata(): Promise<Metadata> {
  const { name } = await staffIdentity()
  return { title: { default: name, template: `%s | ${name}` }, robots: { index: false } }
}

/**
 * The document around an account or staff screen: the newsroom's for people with a role, the newspaper's own for readers and visitors. It is no
 * access control: every page, query and command checks its policy.
 */
export async function StaffFrame({ children }: { children: ReactNode }) {
  const [session, accents, scheme] = await Promise.all([knownSession(), staffAccents(), chosenScheme()])
  const { actor, factorDueAt: dueAt } = session ?? { actor: anonymous, factorDueAt: null }
  const [around, eraseAt] = await Promise.all([
    isSignedIn(actor) && isStaff(actor) ? newsroomAround(actor) : newspaperAround(actor),
    isSignedIn(actor) ? findLeaving(actor).catch(() => null) : null,
  ])
  return (
    <StaffDocument scheme={scheme} accents={accents} {...around}>
      {eraseAt && <LeavingBanner eraseAt={eraseAt} withdraw={withdrawErasureAction} />}
      {isSignedIn(actor) && isStaff(actor) && dueAt && <FactorDue dueAt={dueAt} moment={now()} />}
      {children}
      {isSignedIn(actor) && isStaff(actor) && <Shortcuts />}
      {isSignedIn(actor) && <SessionWatch rights={rightsOf(actor)} />}
      {isSignedIn(actor) && (
        <ProofHost
          findWays={proofWaysAction}
          byPassword={proveByPasswordAction}
          requestCode={requestProofCodeAction}
          byCode={proveByCodeAction}
          byApp={proveByAppAction}
          challenge={challengeProofAction}
          byKey={proveByKeyAction}
        />
      )}
    </StaffDocument>
  )
}

/** The header of people with a role. */
async function newsroomAround(actor: SignedIn) {
  const [{ name }, waiting, bell] = await Promise.all([
    staffIdentity(),
    countQueue(actor).catch(() => 0),
    bellOf(actor).catch(() => null),
  ])
  const palette = <Palette screens={openScreens(actor)} texts={textSearchPath(actor)} />
  return { header: <StaffHeader name={name} actor={actor} waiting={waiting} palette={palette} bell={bell} /> }
}

/** The session of the person who asks; none while the database does not answer, and the page then shows its own error. */
const knownSession = () => currentSession().catch(() => null)

/** The person of that session. */
export const currentActor = async (): Promise<Actor> => (await knownSession())?.actor ?? anonymous

async function bellOf(actor: SignedIn): Promise<ReactNode> {
  const actions = { read: readNoticeAction, readAll: readAllNoticesAction, archive: archiveNoticeAction }
  const page = isEditor(actor) ? '/monitor?aba=avisos' : '/avisos'
  return <NoticeBell account={actor.id} initial={await readBell(actor)} actions={actions} page={page} />
}

/** The newspaper's own header and footer, around the account screens of readers and visitors. */
async function newspaperAround(actor: Actor) {
  const site = await block('site', findSite(now()))
  const identity = site ? { ...site.settings.identity, completePages: site.completePages } : knownPublisher()
  return {
    header: (
      <>
        <EarlyScript />
        <PageHeader reader={actor} identity={identity} site={site} />
        <NewspaperControls />
      </>
    ),
    footer: <Footer year={yearOf(now())} identity={identity} />,
  }
}

/** The colour scheme that this browser chose; null without a choice. */
const chosenScheme = async () => readScheme((await cookies()).toString())
