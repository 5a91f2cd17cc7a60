import { health } from '#server/platform/health.ts'

export const dynamic = 'force-dynamic'

export const GET = () => health()
