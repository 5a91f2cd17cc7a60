/** Another port lets two checkouts on one machine run their tests at once. */
const port = Number(process.env.E2E_PORT ?? 4310)

/** The instance that end-to-end tests visit. */
export const house = {
  port,
  url: `http://localhost:${port}`,
  /** Not under a home folder: PostgreSQL's own user must be able to reach it. */
  dataDir: `/tmp/portal-e2e-${port}`,
  /** Where the doubles of the payment providers listen. Their keys are stored, as a master enters them. */
  stripePort: port + 10,
  mercadoPagoPort: port + 11,
  /** Where the double of Google's services listens. */
  googlePort: port + 12,
  /** The name that its masters gave it. The default name must not appear any more. */
  name: 'Folha do Sertão',
  secret: 'a-secret-that-only-tests-know-0123456789',
}
