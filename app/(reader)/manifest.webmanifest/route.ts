import { webManifest } from '#server/sharing/http.ts'

export const dynamic = 'force-dynamic'

export const GET = () => webManifest()
