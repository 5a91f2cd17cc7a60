import { Button, DataList, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { AddressState } from '#components/accounts/address/address-state.tsx'
import { ProfileForm } from '#components/accounts/profile-form.client.tsx'
import { RoleBadges } from '#components/accounts/role-badges.tsx'
import { PayoutSection } from '#components/payouts/payout-section.tsx'
import { Section } from '#components/ui/section.tsx'
import { isStaff } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { authorPath } from '#lib/addresses/paths.ts'
import { type Subscription, standingOf } from '#lib/subscriptions/subscription.ts'
import { saveProfileAction } from '#server/accounts/actions.ts'
import { confirmOwnAddressAction } from '#server/accounts/address/actions.ts'
import { findOwnProfile, findOwnSubscription } from '#server/accounts/queries.ts'
import { countPublished } from '#server/articles/desk/queries/tally.ts'
import { removePayoutAction, savePayoutAction } from '#server/payouts/actions.ts'
import { findPayout } from '#server/payouts/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'

export const metadata: Metadata = { title: 'Configurações' }

/** The signed-in person's account and public profile (ACC-6). */
export default async function SettingsPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath('/settings'))
  const [profile, published, held, payout] = await Promise.all([
    findOwnProfile(session.actor),
    countPublished(session.actor),
    findOwnSubscription(session.actor),
    findPayout(session.actor, session.actor.id),
  ])
  const writes = isStaff(session.actor)
  const publicPath = published > 0 ? authorPath(session.actor.id) : null
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Configurações
      </Heading>
      <Section title="Informações da conta">
        <DataList.Root>
          <DataList.Item>
            <DataList.Label minWidth="5rem">E-mail</DataList.Label>
            <DataList.Value>
              <div>
                <AddressState
                  email={session.email}
                  isConfirmed={session.isConfirmed}
                  confirm={confirmOwnAddressAction}
                />
                <p className="mt-1 text-sm text-soft">
                  O e-mail não pode ser alterado aqui. Ele muda na área{' '}
                  <a href="/settings/seguranca" className="underline">
                    Segurança
                  </a>
                  .
                </p>
              </div>
            </DataList.Value>
          </DataList.Item>
          <DataList.Item>
            <DataList.Label minWidth="5rem">Papéis</DataList.Label>
            <DataList.Value>
              <RoleBadges held={session.actor.roles} />
            </DataList.Value>
          </DataList.Item>
        </DataList.Root>
      </Section>
      <Section title="Perfil público" intro="É o que os leitores veem junto dos artigos que você assina.">
        <ProfileForm profile={profile} publicPath={publicPath} save={saveProfileAction} />
      </Section>
      {(writes || payout) && (
        <PayoutSection payout={payout} maySave={writes} save={savePayoutAction} remove={removePayoutAction} />
      )}
      <PremiumSection held={held} />
    </div>
  )
}

/** The person's subscription, or the way to the plans. */
function PremiumSection({ held }: { held: Subscription | null }) {
  if (held) {
    return (
      <Section title="Assinatura Premium">
        <p className="mb-4">{standingOf(held, now())}</p>
        <Button asChild variant="outline">
          <Link href="/settings/assinatura">Gerenciar assinatura</Link>
        </Button>
      </Section>
    )
  }
  return (
    <Section title="Assinatura Premium" intro="O Premium abre as reportagens exclusivas e tira os anúncios.">
      <Button asChild variant="outline">
        <a href="/pricing">Conhecer os planos</a>
      </Button>
    </Section>
  )
}
