const matrix = `
table                   operation      anonymous  member        another       suspended     moderator    admin       api
treatment_centers       select         all        all           all           all           all          all         none
treatment_centers       select-public  all        all           all           all           all          all         all
treatment_centers       insert         none       none          none          none          none         all         none
treatment_centers       update         none       none          none          none          none         all         none
treatment_centers       delete         none       none          none          none          none         all         none
center_former_slugs     select         all        all           all           all           all          all         all
center_former_slugs     insert         none       none          none          none          none         all         none
center_former_slugs     update         none       none          none          none          none         all         none
center_former_slugs     delete         none       none          none          none          none         all         none
center_categories       select         all        all           all           all           all          all         all
center_categories       insert         none       none          none          none          none         all         none
center_categories       update         none       none          none          none          none         all         none
center_categories       delete         none       none          none          none          none         all         none
center_opening_hours    select         all        all           all           all           all          all         all
center_opening_hours    insert         none       none          none          none          none         all         none
center_opening_hours    update         none       none          none          none          none         all         none
center_opening_hours    delete         none       none          none          none          none         all         none
center_additional_info  select         all        all           all           all           all          all         all
center_additional_info  insert         none       none          none          none          none         all         none
center_additional_info  update         none       none          none          none          none         all         none
center_additional_info  delete         none       none          none          none          none         all         none
organizations           select         all        all           all           all           all          all         all
organizations           insert         none       none          none          none          none         all         none
organizations           update         none       none          none          none          none         all         none
search_words            select         all        all           all           all           all          all         all
profiles                select         none       own           own           own           all          all         none
profiles                update-name    none       own           own           none          own          all         none
profiles                update-status  none       none          none          none          none         others      none
profiles                delete         none       none          none          none          none         others      none
user_roles              select         none       own           own           own           all          all         none
user_roles              insert         none       none          none          none          none         all         none
user_roles              update         none       none          none          none          none         others      none
user_roles              delete         none       none          none          none          none         others      none
kept_lists              select         none       own           own           own           own          own         none
kept_lists              insert         none       own           own           none          own          own         none
kept_lists              update         none       own           own           none          own          own         none
kept_lists              delete         none       own           own           own           own          own         none
votes                   select         none       own           own           own           own          all         none
votes                   insert         none       own           own           none          own          own         none
votes                   update         none       own           own           none          own          own         none
votes                   delete         none       own           own           none          own          own         none
comments                select         all        all           all           all           all          all         none
comments                insert         none       own           own           none          own          own         none
comments                update         none       own           own           none          own          own         none
comments                delete         none       own           own           none          all          all         none
reviews                 select         approved   approved+own  approved+own  approved+own  all          all         none
reviews                 insert         none       own-pending   own-pending   none          own-pending  own-pending none
reviews                 update-words   none       own           own           none          own          own         none
reviews                 update-status  none       none          none          none          others       others      none
reviews                 delete         none       own           own           none          all          all         none
reports                 select         none       none          none          none          all          all         none
reports                 insert         none       own           own           none          own          own         none
reports                 update-status  none       none          none          none          all          all         none
reports                 update-words   none       none          none          none          none         none        none
messages                select         none       none          none          none          all          all         none
messages                insert         all        all           all           all           all          all         none
messages                update-status  none       none          none          none          all          all         none
messages                update-words   none       none          none          none          none         none        none
messages                delete         none       none          none          none          none         all         none
activities              select         none       none          none          none          none         all         none
activities              insert         none       none          none          none          all          all         none
deleted_centers         select         none       none          none          none          none         all         none
deleted_centers         delete         none       none          none          none          none         all         none
center_distinctions     select         none       none          none          none          none         all         none
center_distinctions     insert         none       none          none          none          none         all         none
center_distinctions     delete         none       none          none          none          none         all         none
center_former_ids       select         all        all           all           all           all          all         all
center_events           select         none       none          none          none          none         none        all
gone_centers            select         none       none          none          none          none         none        all
google_listings         select         none       none          none          none          none         none        all
center_merges           select         none       none          none          none          none         all         none
center_merges           select-rows    none       none          none          none          none         none        none
center_views            select         none       none          none          none          none         all         none
empty_searches          select         none       none          none          none          none         all         none
field_checks            select         none       none          none          none          none         all         none
field_checks            insert         none       none          none          none          none         all         none
field_checks            delete         none       none          none          none          none         all         none
problem_reports         select         none       none          none          none          none         all         none
problem_reports         update-status  none       none          none          none          none         all         none
problem_reports         update-note    none       none          none          none          none         none        none
suggestions             select         none       none          none          none          none         all         none
suggestions             insert         none       none          none          none          none         all         none
suggestions             update-status  none       none          none          none          none         all         none
suggestions             update-changes none       none          none          none          none         none        none
call_plans              select         none       none          none          none          none         all         none
call_plans              insert         none       none          none          none          none         all         none
call_plans              update-note    none       none          none          none          none         all         none
call_plans              update-number  none       none          none          none          none         none        none
calls                   select         none       none          none          none          none         all         none
calls                   insert         none       none          none          none          none         all         none
calls                   update-result  none       none          none          none          none         all         none
calls                   update-center  none       none          none          none          none         none        none
center_evidence         select         all        all           all           all           all          all         all
unanswered_calls        select         none       none          none          none          all          all         none
accuracy_calls          select         all        all           all           all           all          all         none
accuracy_reports        select         all        all           all           all           all          all         none
claims                  select         none       own           own           none          own          all         none
claims                  select-code    none       none          none          none          none         none        none
claims                  insert         none       own           none          none          none         all         none
claims                  update-revoked none       own           own           none          own          all         none
claims                  update-proved  none       none          none          none          none         none        none
bed_links               select         none       none          none          none          none         all         none
bed_links               insert         none       none          none          none          none         all         none
bed_links               update-revoked none       none          none          none          none         all         none
bed_links               update-expiry  none       none          none          none          none         none        none
center_links            select         none       none          none          none          none         all         none
center_links            insert         none       none          none          none          none         all         none
center_links            update-revoked none       none          none          none          none         all         none
center_links            update-answer  none       none          none          none          none         none        none
center_contacts         select         none       none          none          none          none         all         none
center_contacts         select-key     none       none          none          none          none         none        none
center_contacts         insert         none       none          none          none          none         all         none
center_contacts         update-proof   none       none          none          none          none         all         none
center_contacts         update-email   none       none          none          none          none         none        none
center_contacts         delete         none       none          none          none          none         all         none
bed_availability        select         all        all           all           all           all          all         all
bed_availability        delete         none       none          none          none          none         all         none
imports                 select         none       none          none          none          none         all         none
imports                 insert         none       none          none          none          none         all         none
imports                 update         none       none          none          none          none         all         none
imports                 update-owner   none       none          none          none          none         none        none
import_rows             select         none       none          none          none          none         all         none
import_rows             insert         none       none          none          none          none         all         none
import_rows             update         none       none          none          none          none         all         none
import_rows             update-outcome none       none          none          none          none         none        none
import_rows             delete         none       none          none          none          none         all         none
import_mappings         select         none       none          none          none          none         all         none
import_mappings         insert         none       none          none          none          none         all         none
import_mappings         update         none       none          none          none          none         all         none
import_mappings         delete         none       none          none          none          none         all         none
named_mappings          select         none       none          none          none          none         all         none
named_mappings          insert         none       none          none          none          none         all         none
named_mappings          update         none       none          none          none          none         all         none
named_mappings          update-name    none       none          none          none          none         none        none
named_mappings          delete         none       none          none          none          none         all         none
sources                 select         none       none          none          none          none         all         none
sources                 insert         none       none          none          none          none         all         none
sources                 update         none       none          none          none          none         all         none
sources                 update-owner   none       none          none          none          none         none        none
source_runs             select         none       none          none          none          none         all         none
source_runs             insert         none       none          none          none          none         all         none
source_runs             update         none       none          none          none          none         all         none
source_runs             update-starter none       none          none          none          none         none        none
source_records          select         none       none          none          none          none         all         none
source_records          insert         none       none          none          none          none         all         none
source_records          update         none       none          none          none          none         all         none
source_records          update-key     none       none          none          none          none         none        none
differences             select         none       none          none          none          none         all         none
differences             insert         none       none          none          none          none         all         none
differences             update         none       none          none          none          none         all         none
differences             update-kind    none       none          none          none          none         none        none
differences             delete         none       none          none          none          none         all         none
bulk_edits              select         none       none          none          none          none         all         none
bulk_edits              insert         none       none          none          none          none         all         none
bulk_edits              update         none       none          none          none          none         all         none
bulk_edits              update-change  none       none          none          none          none         none        none
bulk_edit_centers       select         none       none          none          none          none         all         none
bulk_edit_centers       insert         none       none          none          none          none         all         none
change_sets             select         none       none          none          none          none         all         none
change_sets             insert         none       none          none          none          none         all         none
change_sets             update         none       none          none          none          none         all         none
change_sets             update-kind    none       none          none          none          none         none        none
center_changes          select         none       none          none          none          none         all         none
center_changes          insert         none       none          none          none          none         all         none
center_changes          update         none       none          none          none          none         all         none
center_changes          update-center  none       none          none          none          none         none        none
center_changes          delete         none       none          none          none          none         all         none
leases                  select         none       none          none          none          none         all         none
leases                  insert         none       none          none          none          none         none        none
leases                  update         none       none          none          none          none         none        none
leases                  delete         none       none          none          none          none         none        none
table_views             select         none       none          none          none          none         all         none
table_views             insert         none       none          none          none          none         all         none
table_views             update         none       none          none          none          none         all         none
table_views             update-query   none       none          none          none          none         none        none
table_views             delete         none       none          none          none          none         all         none
member_accounts         select         none       none          none          none          none         all         none
center_vote_tallies     select         all        all           all           all           all          all         none
public_authors          select         all        all           all           all           all          all         none
`

type Permission = {
  table: string
  /** An SQL command, in some lines with columns, like 'update-name'. */
  operation: string
  /** The allowed rows for each viewer and for the API. */
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
    return known.length ? known : [{ table, operation, cells: Array<string>(7).fill('none') }]
  }),
)
