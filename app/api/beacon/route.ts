import { receiveBeacon } from '#server/audience/http.ts'

export const POST = receiveBeacon
