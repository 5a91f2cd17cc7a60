/** Another one lets two checkouts on a machine run their tests at once. */
const port = Number(process.env.E2E_PORT ?? 4310)

/** The house that end-to-end tests visit. */
export const house = {
  port,
  url: `http://localhost:${port}`,
  /** Not under a home folder: PostgreSQL's own user must be able to walk there. */
  dataDir: `/tmp/portal-e2e-${port}`,
  /** What its masters called it: the name that it came with must not show any more. */
  name: 'Folha do Sertão',
  secret: 'a-secret-that-only-tests-know-0123456789',
}
