const matrix = `
table                   operation      anonymous  member        another       suspended     moderator    admin
treatment_centers       select         all        all           all           all           all          all
treatment_centers       insert         none       none          none          none          none         all
treatment_centers       update         none       none          none          none          none         all
treatment_centers       delete         none       none          none          none          none         all
center_former_slugs     select         all        all           all           all           all          all
center_former_slugs     insert         none       none          none          none          none         all
center_former_slugs     update         none       none          none          none          none         all
center_former_slugs     delete         none       none          none          none          none         all
center_categories       select         all        all           all           all           all          all
center_categories       insert         none       none          none          none          none         all
center_categories       update         none       none          none          none          none         all
center_categories       delete         none       none          none          none          none         all
center_opening_hours    select         all        all           all           all           all          all
center_opening_hours    insert         none       none          none          none          none         all
center_opening_hours    update         none       none          none          none          none         all
center_opening_hours    delete         none       none          none          none          none         all
center_additional_info  select         all        all           all           all           all          all
center_additional_info  insert         none       none          none          none          none         all
center_additional_info  update         none       none          none          none          none         all
center_additional_info  delete         none       none          none          none          none         all
organizations           select         all        all           all           all           all          all
organizations           insert         none       none          none          none          none         all
organizations           update         none       none          none          none          none         all
search_words            select         all        all           all           all           all          all
profiles                select         none       own           own           own           all          all
profiles                update-name    none       own           own           none          own          all
profiles                update-status  none       none          none          none          none         others
profiles                delete         none       none          none          none          none         others
user_roles              select         none       own           own           own           all          all
user_roles              insert         none       none          none          none          none         all
user_roles              update         none       none          none          none          none         others
user_roles              delete         none       none          none          none          none         others
kept_lists              select         none       own           own           own           own          own
kept_lists              insert         none       own           own           none          own          own
kept_lists              update         none       own           own           none          own          own
kept_lists              delete         none       own           own           own           own          own
votes                   select         none       own           own           own           own          all
votes                   insert         none       own           own           none          own          own
votes                   update         none       own           own           none          own          own
votes                   delete         none       own           own           none          own          own
comments                select         all        all           all           all           all          all
comments                insert         none       own           own           none          own          own
comments                update         none       own           own           none          own          own
comments                delete         none       own           own           none          all          all
reviews                 select         approved   approved+own  approved+own  approved+own  all          all
reviews                 insert         none       own-pending   own-pending   none          own-pending  own-pending
reviews                 update-words   none       own           own           none          own          own
reviews                 update-status  none       none          none          none          others       others
reviews                 delete         none       own           own           none          all          all
reports                 select         none       none          none          none          all          all
reports                 insert         none       own           own           none          own          own
reports                 update-status  none       none          none          none          all          all
reports                 update-words   none       none          none          none          none         none
messages                select         none       none          none          none          all          all
messages                insert         all        all           all           all           all          all
messages                update-status  none       none          none          none          all          all
messages                update-words   none       none          none          none          none         none
messages                delete         none       none          none          none          none         all
activities              select         none       none          none          none          none         all
activities              insert         none       none          none          none          all          all
deleted_centers         select         none       none          none          none          none         all
deleted_centers         delete         none       none          none          none          none         all
center_distinctions     select         none       none          none          none          none         all
center_distinctions     insert         none       none          none          none          none         all
center_distinctions     delete         none       none          none          none          none         all
center_former_ids       select         all        all           all           all           all          all
center_merges           select         none       none          none          none          none         all
center_merges           select-rows    none       none          none          none          none         none
center_views            select         none       none          none          none          none         all
empty_searches          select         none       none          none          none          none         all
field_checks             select         none       none          none          none          none         all
field_checks             insert         none       none          none          none          none         all
field_checks             delete         none       none          none          none          none         all
problem_reports         select         none       none          none          none          none         all
problem_reports         update-status  none       none          none          none          none         all
problem_reports         update-note    none       none          none          none          none         none
suggestions             select         none       none          none          none          none         all
suggestions             insert         none       none          none          none          none         all
suggestions             update-status  none       none          none          none          none         all
suggestions             update-changes  none       none          none          none          none         none
call_plans              select         none       none          none          none          none         all
call_plans              insert         none       none          none          none          none         all
call_plans              update-note    none       none          none          none          none         all
call_plans              update-number  none       none          none          none          none         none
calls             select         none       none          none          none          none         all
calls             insert         none       none          none          none          none         all
calls             update-result  none       none          none          none          none         all
calls             update-center  none       none          none          none          none         none
center_evidence         select         all        all           all           all           all          all
unanswered_calls        select         none       none          none          none          all          all
accuracy_calls          select         all        all           all           all           all          all
accuracy_reports        select         all        all           all           all           all          all
claims                  select         none       own           own           none          own          all
claims                  select-code    none       none          none          none          none         none
claims                  insert         none       own           none          none          none         all
claims                  update-revoked none       own           own           none          own          all
claims                  update-proved  none       none          none          none          none         none
bed_links           select         none       none          none          none          none         all
bed_links           insert         none       none          none          none          none         all
bed_links           update-revoked none       none          none          none          none         all
bed_links           update-expiry  none       none          none          none          none         none
center_links            select         none       none          none          none          none         all
center_links            insert         none       none          none          none          none         all
center_links            update-revoked none       none          none          none          none         all
center_links            update-answer  none       none          none          none          none         none
center_contacts         select         none       none          none          none          none         all
center_contacts         select-key     none       none          none          none          none         none
center_contacts         insert         none       none          none          none          none         all
center_contacts         update-proof   none       none          none          none          none         all
center_contacts         update-email   none       none          none          none          none         none
center_contacts         delete         none       none          none          none          none         all
bed_availability                select         all        all           all           all           all          all
bed_availability                delete         none       none          none          none          none         all
imports                 select         none       none          none          none          none         all
imports                 insert         none       none          none          none          none         all
imports                 update         none       none          none          none          none         all
imports                 update-owner   none       none          none          none          none         none
import_rows             select         none       none          none          none          none         all
import_rows             insert         none       none          none          none          none         all
import_rows             update         none       none          none          none          none         all
import_rows             update-outcome none       none          none          none          none         none
import_rows             delete         none       none          none          none          none         all
import_mappings         select         none       none          none          none          none         all
import_mappings         insert         none       none          none          none          none         all
import_mappings         update         none       none          none          none          none         all
import_mappings         delete         none       none          none          none          none         all
named_mappings          select         none       none          none          none          none         all
named_mappings          insert         none       none          none          none          none         all
named_mappings          update         none       none          none          none          none         all
named_mappings          update-name    none       none          none          none          none         none
named_mappings          delete         none       none          none          none          none         all
sources                 select         none       none          none          none          none         all
sources                 insert         none       none          none          none          none         all
sources                 update         none       none          none          none          none         all
sources                 update-owner   none       none          none          none          none         none
source_runs             select         none       none          none          none          none         all
source_runs             insert         none       none          none          none          none         all
source_runs             update         none       none          none          none          none         all
source_runs             update-starter none       none          none          none          none         none
source_records          select         none       none          none          none          none         all
source_records          insert         none       none          none          none          none         all
source_records          update         none       none          none          none          none         all
source_records          update-key     none       none          none          none          none         none
differences             select         none       none          none          none          none         all
differences             insert         none       none          none          none          none         all
differences             update         none       none          none          none          none         all
differences             update-kind    none       none          none          none          none         none
differences             delete         none       none          none          none          none         all
bulk_edits              select         none       none          none          none          none         all
bulk_edits              insert         none       none          none          none          none         all
bulk_edits              update         none       none          none          none          none         all
bulk_edits              update-change  none       none          none          none          none         none
bulk_edit_centers       select         none       none          none          none          none         all
bulk_edit_centers       insert         none       none          none          none          none         all
table_views             select         none       none          none          none          none         all
table_views             insert         none       none          none          none          none         all
table_views             update         none       none          none          none          none         all
table_views             update-query   none       none          none          none          none         none
table_views             delete         none       none          none          none          none         all
member_accounts         select         none       none          none          none          none         all
center_vote_tallies     select         all        all           all           all           all          all
public_authors          select         all        all           all           all           all          all
`

type Permission = {
  table: string
  /** An SQL command, in some lines with columns, like 'update-name'. */
  operation: string
  /** The allowed rows for each viewer. */
  cells: string[]
}

const stated: Permission[] = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table = '', operation = '', ...cells] = line.split(/\s+/)
    return { table, operation, cells }
  })

/** Nobody has rights on these tables. */
const closed = [
  'outbox',
  'rate_limits',
  'report_salts',
  'auth_users',
  'auth_sessions',
  'auth_accounts',
  'auth_verifications',
  'auth_two_factors',
  'auth_backup_codes',
]

/**
 * The rows that each viewer may use: 'own' are the viewer's, 'others' all except those, 'approved'
 * and 'pending' a review's status; 'update-words' changes a review's text, 'update-status' whether
 * it is shown. Everything else is forbidden.
 */
export const permissions: Permission[] = [
  ...new Set([...stated.map(({ table }) => table), ...closed]),
].flatMap((table) =>
  ['select', 'insert', 'update', 'delete'].flatMap((operation) => {
    const known = stated.filter(
      (row) => row.table === table && row.operation.split('-')[0] === operation,
    )
    return known.length ? known : [{ table, operation, cells: Array<string>(6).fill('none') }]
  }),
)
