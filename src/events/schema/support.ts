// Messages to support and their threads, in the stream of an account or, of a visitor, in a stream of their own.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id, time } from './fields'
import { subjects, supportAuthors } from './vocabulary'

export const supportEvents = {
  /** `due`: by when (ms) an answer was promised with the person's plan; null where none was. */
  SupportMessageSent: event({
    repeatable: true,
    data: () =>
      z.object({
        message: id,
        subject: z.enum(subjects),
        language: z.enum(['pt-BR', 'en-US']),
        due: time.nullable(),
      }),
    personal: () => z.object({ name: z.string(), email: z.string(), text: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, due: null }, personal })],
    golden: {
      data: { message: exampleId(1), subject: 'problema-analise', language: 'pt-BR', due: 1_797_000_000_000 },
      personal: { name: 'Marina Duarte', email: 'marina@exemplo.com.br', text: 'A análise do meu currículo parou.' },
    },
  }),
  SupportMessageMailed: event({
    repeatable: false,
    data: () => z.object({ message: id, by: z.enum(['outbox', 'smtp']) }),
    golden: { data: { message: exampleId(1), by: 'outbox' } },
  }),
  /** One more text of a message's thread, by an admin or by the person who wrote the message. `due` as in SupportMessageSent. */
  SupportReplySent: event({
    repeatable: true,
    data: () => z.object({ message: id, reply: id, by: z.enum(supportAuthors), due: time.nullable() }),
    personal: () => z.object({ text: z.string() }),
    golden: {
      data: { message: exampleId(1), reply: exampleId(3), by: 'admin', due: null },
      personal: { text: 'Encontramos a causa: pode enviar o arquivo de novo.' },
    },
  }),
  SupportReplyMailed: event({
    repeatable: false,
    data: () => z.object({ message: id, reply: id, by: z.enum(['outbox', 'smtp']) }),
    golden: { data: { message: exampleId(1), reply: exampleId(3), by: 'smtp' } },
  }),
} as const
