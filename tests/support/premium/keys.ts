/** The keys of the doubles of both payment providers. */
export const testKeys = {
  stripe: { secretKey: 'sk_test_substitutodostripe', webhookSecret: 'whsec_substituto' },
  mercadopago: { accessToken: 'TEST-substituto-do-mercado-pago', webhookSecret: 'segredo-do-substituto' },
}
