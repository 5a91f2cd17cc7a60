import { citySitemapsFile } from '#server/sitemaps/http.ts'

export const dynamic = 'force-dynamic'
export const GET = () => citySitemapsFile()
