import * as z from 'zod'

/** Make the schema of a page of a list; `id` names it in the description of the API. */
export function pageOf<Row extends z.ZodType>(id: string, row: Row) {
  return z
    .object({
      total_items: z.int().meta({ description: 'Rows on all pages.' }),
      total_pages: z.int().meta({ description: 'At least 1.' }),
      page_number: z.int().meta({ description: 'From 1.' }),
      size: z.int().meta({ description: 'Rows on this page.' }),
      first_page: z.boolean().meta({ description: 'Whether this is the first page.' }),
      last_page: z.boolean().meta({ description: 'Whether no page follows.' }),
      empty: z.boolean().meta({ description: 'Whether this page has no rows.' }),
      contents: z.array(row).meta({ description: 'The rows.' }),
    })
    .meta({ id, description: 'A page of a list.' })
}

/** Put rows into a page. `total` counts the rows on all pages. */
export function toHsdsPage<Row>(
  rows: Row[],
  { page, perPage, total }: { page: number; perPage: number; total: number },
) {
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  return {
    total_items: total,
    total_pages: pageCount,
    page_number: page,
    size: rows.length,
    first_page: page === 1,
    last_page: page >= pageCount,
    empty: rows.length === 0,
    contents: rows,
  }
}

export const hsdsRoot = z
  .object({
    version: z.string().meta({ description: 'The version of HSDS.' }),
    profile: z.url().meta({ description: 'Where this API is described to people.' }),
    openapi_url: z.url().meta({ description: 'Where it is described to programs.' }),
  })
  .meta({ id: 'Root', description: 'What this API is.' })

export type HsdsRoot = z.infer<typeof hsdsRoot>
