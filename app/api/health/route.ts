import { health } from '#server/platform/process/health.ts'

export const dynamic = 'force-dynamic'

export const GET = () => health()
