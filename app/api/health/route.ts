export { health as GET } from '#server/platform/health.ts'

export const dynamic = 'force-dynamic'
