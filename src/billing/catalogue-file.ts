// A self-hoster's own catalogue: a JSON file that replaces what it names and leaves the rest as it is.
import { z } from 'zod'
import type { SoldPlan } from '../events/schema/vocabulary'
import { bySold, type Catalogue, defaultCatalogue, type Offer, plainLines } from './catalogue'
import { features } from './features'

/** Built when there is such a file: most operators sell by the defaults. */
const fileSchema = () => {
  const count = z.number().int().min(0).max(1_000_000).nullable()
  const localizedText = z.strictObject({ 'pt-BR': z.string().min(1).max(200), 'en-US': z.string().min(1).max(200) })
  const sold = z.strictObject({
    name: z.string().min(1).max(40).optional(),
    description: localizedText.optional(),
    /** Cents of a month. Multiples of 5, or a year at 20 % off would not be whole cents. */
    price: z.number().int().min(100).max(10_000_000).multipleOf(5).optional(),
    analyses: count.optional(),
    active: z.boolean().optional(),
    features: z.partialRecord(z.enum(features), z.boolean()).optional(),
    list: z
      .array(z.union([z.enum(features), z.enum(plainLines), localizedText]))
      .min(1)
      .max(12)
      .optional(),
  })
  return z.strictObject({
    free: z.strictObject({ analyses: count.optional(), perTool: count.optional() }).optional(),
    ...bySold(() => sold.optional()),
    enterprise: z.strictObject({ analyses: count }).optional(),
    soon: z.array(z.enum(features)).max(features.length).optional(),
    /** A month at most: what takes longer is no promise. */
    supportHours: z.number().int().min(1).max(720).optional(),
  })
}
type File = z.infer<ReturnType<typeof fileSchema>>

type CatalogueResult =
  | { readonly ok: true; readonly catalogue: Catalogue }
  | { readonly ok: false; readonly problems: readonly string[] }

const offerOf = (plan: SoldPlan, given: File[SoldPlan]): Offer => {
  const defaults = defaultCatalogue.offers[plan]
  return {
    name: given?.name ?? defaults.name,
    description: given?.description ?? defaults.description,
    active: given?.active ?? defaults.active,
    features: { ...defaults.features, ...given?.features },
    list: given?.list ?? defaults.list,
    listed: given?.list?.length ?? defaults.listed,
  }
}

const orDefault = <Value>(value: Value | undefined, fallback: Value): Value => (value === undefined ? fallback : value)

/** The catalogue of a file's text, with every problem of it named by its place; the defaults where it says nothing. */
export const readCatalogue = (text: string): CatalogueResult => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // The operator needs no more than this: a parser's message would quote the file.
    return { ok: false, problems: ['it is not JSON'] }
  }
  const parsed = fileSchema().safeParse(json)
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    }
  const fileCatalogue = parsed.data
  const { limits, prices, soon, supportHours, built } = defaultCatalogue
  const limitOf = (plan: SoldPlan) => ({
    total: orDefault(fileCatalogue[plan]?.analyses, limits[plan].total),
    perTool: null,
  })
  return {
    ok: true,
    catalogue: {
      limits: {
        free: {
          total: orDefault(fileCatalogue.free?.analyses, limits.free.total),
          perTool: orDefault(fileCatalogue.free?.perTool, limits.free.perTool),
        },
        ...bySold(limitOf),
        enterprise: { total: orDefault(fileCatalogue.enterprise?.analyses, limits.enterprise.total), perTool: null },
      },
      prices: bySold((plan) => fileCatalogue[plan]?.price ?? prices[plan]),
      offers: bySold((plan) => offerOf(plan, fileCatalogue[plan])),
      soon: fileCatalogue.soon ?? soon,
      withheld: [],
      supportHours: fileCatalogue.supportHours ?? supportHours,
      built,
    },
  }
}
