import { sql } from 'drizzle-orm'

/** What hangs on each row of `treatment_centers`, as lists to select beside its columns. */
export const centerLists = {
  categories: sql<string[]>`array(select category from center_categories
    where center_id = treatment_centers.id order by category)`,
  openingHours: sql<{ dayOfWeek: number; hours: string }[]>`coalesce((
    select json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours) order by day_of_week)
    from center_opening_hours where center_id = treatment_centers.id), '[]')`,
  additionalInfo: sql<{ category: string; infoKey: string; infoValue: boolean }[]>`coalesce((
    select json_agg(json_build_object('category', category, 'infoKey', info_key, 'infoValue', info_value)
      order by category, info_key)
    from center_additional_info where center_id = treatment_centers.id), '[]')`,
}
