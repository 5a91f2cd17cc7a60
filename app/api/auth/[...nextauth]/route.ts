import { getAuth, postAuth } from '#server/accounts/http.ts'

export { getAuth as GET, postAuth as POST }
