import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { webAuthnSentence } from '#lib/accounts/web-authn-errors.ts'

/** The code for keys is loaded when the first key is asked for. */
const library = () => import('@simplewebauthn/browser')

/** Asks the browser for a new key. Shows the reason of a failure under a title, and gives null. */
export const enrolInBrowser = (
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  title: string,
): Promise<RegistrationResponseJSON | null> =>
  saying(title, async () => (await library()).startRegistration({ optionsJSON }))

/** Asks the browser for a key's answer. Shows the reason of a failure under a title, and gives null. */
export const answerInBrowser = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  title: string,
): Promise<AuthenticationResponseJSON | null> =>
  saying(title, async () => (await library()).startAuthentication({ optionsJSON }))

/** Lets the browser offer passkeys in a field with `autocomplete="… webauthn"`. Gives the chosen one's answer, null when nothing comes of it. */
export async function answerInField(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
}

/** Whether this browser offers passkeys in a field. Loads nothing. */
export const offersInField = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== 'undefined' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true

async function saying<Answer>(title: string, ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    sayFailure(title, webAuthnSentence(error))
    return null
  }
}
