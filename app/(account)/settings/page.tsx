import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountFacts } from '#components/accounts/own/account-facts.tsx'
import { NewsletterPart, PremiumPart, ReadPart } from '#components/accounts/own/reader-parts.tsx'
import { ProfileForm } from '#components/accounts/profile-form.client.tsx'
import { PayoutSection } from '#components/payouts/payout-section.tsx'
import { Section } from '#components/ui/section.tsx'
import { type Actor, isStaff, type SignedIn } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { authorPath } from '#lib/addresses/paths.ts'
import { standingOf } from '#lib/subscriptions/subscription.ts'
import { saveProfileAction } from '#server/accounts/actions.ts'
import { confirmOwnAddressAction } from '#server/accounts/address/actions.ts'
import { findOwnProfile, findOwnSubscription } from '#server/accounts/queries.ts'
import { countPublished } from '#server/articles/desk/queries/tally.ts'
import { listHistory } from '#server/audience/queries/history.ts'
import { findAccountNewsletter } from '#server/newsletter/queries.ts'
import { removePayoutAction, savePayoutAction } from '#server/payouts/actions.ts'
import { findPayout } from '#server/payouts/queries.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentActor, currentSession } from '#server/platform/session/session.ts'

const titleFor = (actor: Actor) => (isStaff(actor) ? 'Configurações' : 'Minha conta')

export const generateMetadata = async (): Promise<Metadata> => ({ title: titleFor(await currentActor()) })

/** The signed-in person's account (ACC-6). A reader's begins with what they read; what the newsroom needs of a person follows. */
export default async function SettingsPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath('/settings'))
  const { actor, email, isConfirmed } = session
  const writes = isStaff(actor)
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        {titleFor(actor)}
      </Heading>
      {!writes && <Reading actor={actor} email={email} />}
      <AccountFacts held={actor.roles} email={email} isConfirmed={isConfirmed} confirm={confirmOwnAddressAction} />
      <Profile actor={actor} />
      <Payout actor={actor} />
      {writes && <Premium actor={actor} />}
    </div>
  )
}

/** What a reader opens their account for. */
async function Reading({ actor, email }: { actor: SignedIn; email: string }) {
  const [newsletter, history] = await Promise.all([
    findAccountNewsletter(actor),
    block('own-history', listHistory(actor)),
  ])
  return (
    <>
      <Premium actor={actor} />
      <NewsletterPart newsletter={newsletter} email={email} />
      <ReadPart entries={history?.entries ?? null} />
    </>
  )
}

async function Premium({ actor }: { actor: SignedIn }) {
  const held = await findOwnSubscription(actor)
  return <PremiumPart standing={held && standingOf(held, now())} />
}

async function Profile({ actor }: { actor: SignedIn }) {
  const [profile, published] = await Promise.all([findOwnProfile(actor), countPublished(actor)])
  const publicPath = published > 0 ? authorPath(actor.id) : null
  return (
    <Section
      title="Perfil público"
      intro={
        isStaff(actor)
          ? 'É o que os leitores veem junto dos artigos que você assina.'
          : 'É o que os outros leitores veem de você, se um dia você escrever para o jornal.'
      }
    >
      <ProfileForm profile={profile} publicPath={publicPath} save={saveProfileAction} />
    </Section>
  )
}

/** Where a share of the revenue is paid to: for people with a role, and for others as long as there is one to remove. */
async function Payout({ actor }: { actor: SignedIn }) {
  const payout = await findPayout(actor, actor.id)
  const writes = isStaff(actor)
  if (!writes && !payout) return null
  return <PayoutSection payout={payout} maySave={writes} save={savePayoutAction} remove={removePayoutAction} />
}
