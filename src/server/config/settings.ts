// The table of all settings: the name of each, its default and what it must be.
import { z } from 'zod'
import { passwordLength } from '../../api/account/accounts'
import { openAiUrl } from './models'
import { s3Settings } from './s3'
import { optional, setting, type Values } from './setting'

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const portRule = 'must be a port from 0 to 65535'
const words = (schema = z.string()) => schema.transform(wordsOf)
const webAddress = () => z.url({ protocol: /^https?$/ })
const upTo = (most: number) => () => z.string().max(most)

export const settings = {
  PORT: setting(3000, () => z.coerce.number<string>(portRule).int(portRule).min(0, portRule).max(65535, portRule)),
  HOST: setting('127.0.0.1', () => z.string()),
  DATA_DIR: setting('data', () => z.string()),
  PUBLIC_URL: optional(() => z.url({ protocol: /^https?$/, error: 'must be like https://vagas.example' })),
  ALLOWED_HOSTS: setting([], () => words(z.string().max(10_000))),
  APP_NAME: setting('Trampolim', upTo(40)),
  ADMIN_EMAIL: optional(() => z.email()),
  ADMIN_PASSWORD: optional(() => z.string().min(passwordLength.shortest).max(1000)),
  ADMIN_MFA: setting('optional', () => z.enum(['required', 'optional'])),
  EVENTS_URL: optional(upTo(2_000)),
  SECRET_KEY: optional(() => z.string().min(32, 'must be at least 32 characters')),
  FOLLOW_TOKEN: optional(() =>
    z.string().regex(/^(?!trampolim_)[\x21-\x7e]{32,500}$/, 'must be 32 to 500 characters without spaces'),
  ),
  OIDC_ISSUER: optional(webAddress),
  OIDC_CLIENT_ID: optional(upTo(500)),
  OIDC_CLIENT_SECRET: optional(upTo(1000)),
  OIDC_NAME: optional(upTo(40)),
  LOCAL_LOGIN: setting('on', () => z.enum(['on', 'off'])),
  TRUSTED_PROXIES: setting([], () => words()),
  MAIL_FROM: optional(() => z.email()),
  ANALYSIS_ENGINES: setting(['builtin'], () => words()),
  OLLAMA_URL: setting('http://127.0.0.1:11434', webAddress),
  OLLAMA_MODEL: optional(upTo(200)),
  OLLAMA_VISION_MODEL: optional(upTo(200)),
  OPENAI_BASE_URL: setting(openAiUrl, webAddress),
  OPENAI_API_KEY: optional(upTo(1000)),
  OPENAI_MODEL: optional(upTo(200)),
  OPENAI_VISION_MODEL: optional(upTo(200)),
  MODEL_SECONDS: setting(25, () => z.coerce.number<string>().int().min(5).max(600)),
  MODEL_PRICES: setting('', upTo(5000)),
  SMTP_URL: optional(() =>
    z.url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@host:587 or smtps://host' }),
  ),
  ALLOW_TEST_CHECKOUT: setting('no', () => z.enum(['yes', 'no'])),
  BACKUP_DIR: optional(() => z.string()),
  BACKUP_KEEP: setting(7, () => z.coerce.number<string>().int().min(1).max(1000)),
  ...s3Settings,
  WEBHOOK_PRIVATE_ADDRESSES: setting('refuse', () => z.enum(['refuse', 'allow'])),
  METRICS_ADDR: optional(() => z.string().regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be like 127.0.0.1:9464')),
  SECURITY_CONTACT: optional(() =>
    z.url({ protocol: /^(https|mailto)$/, error: 'must be like mailto:security@vagas.example or https://…' }).max(300),
  ),
  LOG_LEVEL: setting('info', () => z.enum(['debug', 'info', 'warn', 'error'])),
  LOG_FORMAT: setting('auto', () => z.enum(['auto', 'json', 'text'])),
  RATE_LIMIT: setting('on', () => z.enum(['on', 'off'])),
  STRIPE_SECRET_KEY: optional(() =>
    z.string().regex(/^(sk|rk)_(test|live)_\w{1,250}$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(() => z.string().regex(/^whsec_[\w+/=]{1,250}$/, 'must begin with whsec_')),
  STRIPE_API_BASE: optional(webAddress),
}
export type Settings = Values<typeof settings>

/** Every setting's name; each also exists as NAME_FILE. */
export const settingNames: readonly string[] = Object.keys(settings)
