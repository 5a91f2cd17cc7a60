import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EmailSection } from '#components/accounts/address/email-section.tsx'
import { FactorSection, PasskeySection } from '#components/accounts/factors/factor-section.tsx'
import { IdentitySection } from '#components/accounts/identities/identity-section.tsx'
import { PasswordForm } from '#components/accounts/password/password-form.client.tsx'
import { PhoneSection } from '#components/accounts/phone/phone-section.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import {
  cancelEmailChangeAction,
  confirmOwnAddressAction,
  requestEmailChangeAction,
} from '#server/accounts/address/actions.ts'
import { findOpenChange } from '#server/accounts/address/queries.ts'
import {
  beginKeyAction,
  beginTotpAction,
  confirmKeyAction,
  confirmTotpAction,
  dropUnverifiedAction,
  removeFactorAction,
  renameFactorAction,
  renewCodesAction,
} from '#server/accounts/factors/actions.ts'
import { findOwnFactors } from '#server/accounts/factors/queries.ts'
import { unlinkIdentityAction } from '#server/accounts/identities/actions.ts'
import { findIdentities, findOtherWays } from '#server/accounts/identities/queries.ts'
import { changePasswordAction } from '#server/accounts/password/actions.ts'
import { confirmPhoneAction, removePhoneAction, requestPhoneAction } from '#server/accounts/phone/actions.ts'
import { findOwnPhone, offersPhones } from '#server/accounts/phone/queries.ts'
import { findProofWays } from '#server/accounts/proof/queries.ts'
import { currentSession } from '#server/platform/session/session.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { staffIdentity } from '../../../_staff/identity.ts'

const path = '/settings/seguranca'

export const metadata: Metadata = { title: 'Segurança' }

/** What keeps one's own account one's own. */
export default async function SecurityPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const { actor, email, isConfirmed } = session
  const [ways, change, identities, phone, factors, { name }] = await Promise.all([
    findProofWays(actor),
    findOpenChange(actor),
    findIdentities(actor),
    findOwnPhone(actor),
    findSecondFactors(session),
    staffIdentity(),
  ])
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Segurança
      </Heading>
      <Section
        title="Senha"
        intro={
          ways.hasPassword
            ? 'Ao trocar a senha, os outros aparelhos saem da sua conta.'
            : 'Sua conta ainda não tem senha. Escolha uma para entrar também com ela.'
        }
      >
        <PasswordForm email={email} change={changePasswordAction} />
      </Section>
      <EmailSection
        email={email}
        isConfirmed={isConfirmed}
        change={change}
        request={requestEmailChangeAction}
        cancel={cancelEmailChangeAction}
        confirm={confirmOwnAddressAction}
      />
      <FactorSection {...factors} siteName={name} />
      <PasskeySection factors={factors.factors} rows={factors.rows} enrolKey={factors.enrolKey} />
      {offersPhones() && (
        <PhoneSection
          phone={phone}
          request={requestPhoneAction}
          confirm={confirmPhoneAction}
          remove={removePhoneAction}
        />
      )}
      <IdentitySection identities={identities} ways={findOtherWays()} unlink={unlinkIdentityAction} />
    </div>
  )
}

/** What the sections of factors and of passkeys show and do. */
const findSecondFactors = async ({ actor, mustEnrol }: SignedInSession) => ({
  ...(await findOwnFactors(actor)),
  isOverdue: mustEnrol,
  app: { begin: beginTotpAction, confirm: confirmTotpAction },
  enrolKey: { begin: beginKeyAction, confirm: confirmKeyAction, drop: dropUnverifiedAction },
  rows: { rename: renameFactorAction, remove: removeFactorAction },
  renew: renewCodesAction,
})
