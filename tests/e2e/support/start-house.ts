import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { runningPostgres } from '#server/embedded/lock.ts'
import { startMercadoPagoDouble } from '../../../scripts/payments/stand-ins/mercadopago/double.ts'
import { startStripeDouble } from '../../../scripts/payments/stand-ins/stripe/stripe-double.ts'
import { startGoogleDouble } from '../../doubles/google/double.ts'
import { testKeys } from '../../support/premium/keys.ts'
import { house } from './house.ts'

/** Starts the product on an empty folder, as `npm start` would, beside doubles of the payment providers and of Google, and ends with it. */
if (runningPostgres(house.dataDir)) throw new Error(`Another house lives in ${house.dataDir}; end it first`)
rmSync(house.dataDir, { recursive: true, force: true })
const notify = (provider: string) => `${house.url}/api/webhooks/${provider}`
const stripe = await startStripeDouble({ port: house.stripePort, notify: notify('stripe') })
const { accessToken: token, webhookSecret: secret } = testKeys.mercadopago
const port = house.mercadoPagoPort
const mercadoPago = await startMercadoPagoDouble({ port, notify: notify('mercadopago'), token, secret })
const google = await startGoogleDouble(house.googlePort)
const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(house.port),
    DATA_DIR: house.dataDir,
    // Tests never use a developer's own database.
    DATABASE_URL: '',
    DATABASE_MIGRATE_URL: '',
    AUTH_SECRET: house.secret,
    SITE_URL: house.url,
    // Messages to phones are files; this instance works the queue of the others too.
    SMS_URL: 'file',
    STRIPE_API_BASE: stripe.url,
    MERCADOPAGO_API_BASE: mercadoPago.url,
    GOOGLE_API_BASE: google.url,
    LOG_LEVEL: 'warn',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', code => process.exit(code ?? 1))
