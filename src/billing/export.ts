// Who may take a result away as a PDF, until the catalogue's feature keys `exportar_pdf` and `relatorios_detalhados` say so.
import type { Plan } from '../events/vocabulary'

const exporting: ReadonlySet<Plan> = new Set<Plan>(['basico', 'professional', 'premium', 'enterprise'])
const detailed: ReadonlySet<Plan> = new Set<Plan>(['professional', 'premium', 'enterprise'])

/** Whether a plan's results can be had as a PDF report ("relatórios em PDF simples" and up). */
export const mayExportPdf = (plan: Plan): boolean => exporting.has(plan)

/** Whether the report also holds the reasons and the person's own lines ("relatórios detalhados em PDF"). */
export const hasDetailedReports = (plan: Plan): boolean => detailed.has(plan)
