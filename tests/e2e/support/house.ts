const port = 4310

/** The house that end-to-end tests visit. */
export const house = {
  port,
  url: `http://localhost:${port}`,
  /** Not under a home folder: PostgreSQL's own user must be able to walk there. */
  dataDir: '/tmp/portal-e2e',
  secret: 'a-secret-that-only-tests-know-0123456789',
}
