import type { Page } from '@playwright/test'

/** Gives the page's browser a virtual authenticator that touches itself: a security key, or a device that keeps passkeys and verifies its person. */
export async function addVirtualKey(page: Page, kind: 'security_key' | 'passkey') {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: kind === 'passkey' ? 'internal' : 'usb',
      hasResidentKey: kind === 'passkey',
      hasUserVerification: kind === 'passkey',
      isUserVerified: kind === 'passkey',
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Makes the authenticator answer, or refuse, its person's PIN or biometry. */
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}
