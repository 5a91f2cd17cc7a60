import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'

export const clockSkewMs = 60_000
const longestAgeMs = 10 * 60_000

/** What the library needs for one request. Plain data, so that it reaches another thread. */
export interface SamlSettings {
  entryPoint: string
  certificate: string
  /** This newspaper's name and its address for answers. */
  entityId: string
  acs: string
  requestId: string
  /** ISO 8601. */
  now: string
}

/**
 * The library for one request: `requestId` is the only request id that an answer may name (InResponseTo). The assertion itself must be
 * signed, be for this newspaper, and be valid now; `assertMeant` checks what the library takes from the unsigned response.
 */
export const samlFor = ({ entryPoint, certificate, entityId, acs, requestId, now }: SamlSettings): SAML =>
  new SAML({
    entryPoint,
    issuer: entityId,
    audience: entityId,
    callbackUrl: acs,
    idpCert: certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: clockSkewMs,
    maxAssertionAgeMs: longestAgeMs,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: longestAgeMs,
    generateUniqueId: () => requestId,
    cacheProvider: {
      saveAsync: async (_, value) => ({ value, createdAt: Date.parse(now) }),
      getAsync: async id => (id === requestId ? now : null),
      removeAsync: async () => null,
    },
  })
