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
search_words            select         all        all           all           all           all          all
search_words            insert         none       none          none          none          none         none
search_words            update         none       none          none          none          none         none
search_words            delete         none       none          none          none          none         none
profiles                select         none       own           own           own           all          all
profiles                insert         none       none          none          none          none         none
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
reports                 delete         none       none          none          none          none         none
messages                select         none       none          none          none          all          all
messages                insert         all        all           all           all           all          all
messages                update-status  none       none          none          none          all          all
messages                update-words   none       none          none          none          none         none
messages                delete         none       none          none          none          none         all
outbox                  select         none       none          none          none          none         none
outbox                  insert         none       none          none          none          none         none
outbox                  update         none       none          none          none          none         none
outbox                  delete         none       none          none          none          none         none
rate_limits             select         none       none          none          none          none         none
rate_limits             insert         none       none          none          none          none         none
rate_limits             update         none       none          none          none          none         none
rate_limits             delete         none       none          none          none          none         none
auth_users              select         none       none          none          none          none         none
auth_users              insert         none       none          none          none          none         none
auth_users              update         none       none          none          none          none         none
auth_users              delete         none       none          none          none          none         none
auth_sessions           select         none       none          none          none          none         none
auth_sessions           insert         none       none          none          none          none         none
auth_sessions           update         none       none          none          none          none         none
auth_sessions           delete         none       none          none          none          none         none
auth_accounts           select         none       none          none          none          none         none
auth_accounts           insert         none       none          none          none          none         none
auth_accounts           update         none       none          none          none          none         none
auth_accounts           delete         none       none          none          none          none         none
auth_verifications      select         none       none          none          none          none         none
auth_verifications      insert         none       none          none          none          none         none
auth_verifications      update         none       none          none          none          none         none
auth_verifications      delete         none       none          none          none          none         none
auth_two_factors        select         none       none          none          none          none         none
auth_two_factors        insert         none       none          none          none          none         none
auth_two_factors        update         none       none          none          none          none         none
auth_two_factors        delete         none       none          none          none          none         none
auth_backup_codes       select         none       none          none          none          none         none
auth_backup_codes       insert         none       none          none          none          none         none
auth_backup_codes       update         none       none          none          none          none         none
auth_backup_codes       delete         none       none          none          none          none         none
activities              select         none       none          none          none          none         all
activities              insert         none       none          none          none          all          all
activities              update         none       none          none          none          none         none
activities              delete         none       none          none          none          none         none
deleted_centers         select         none       none          none          none          none         all
deleted_centers         insert         none       none          none          none          none         none
deleted_centers         update         none       none          none          none          none         none
deleted_centers         delete         none       none          none          none          none         all
center_views            select         none       none          none          none          none         all
center_views            insert         none       none          none          none          none         none
center_views            update         none       none          none          none          none         none
center_views            delete         none       none          none          none          none         none
empty_searches          select         none       none          none          none          none         all
empty_searches          insert         none       none          none          none          none         none
empty_searches          update         none       none          none          none          none         none
empty_searches          delete         none       none          none          none          none         none
fact_checks             select         none       none          none          none          none         all
fact_checks             insert         none       none          none          none          none         all
fact_checks             update         none       none          none          none          none         none
fact_checks             delete         none       none          none          none          none         all
problem_reports         select         none       none          none          none          none         all
problem_reports         insert         none       none          none          none          none         none
problem_reports         update-status  none       none          none          none          none         all
problem_reports         update-note    none       none          none          none          none         none
problem_reports         delete         none       none          none          none          none         none
suggestions             select         none       none          none          none          none         all
suggestions             insert         none       none          none          none          none         all
suggestions             update-status  none       none          none          none          none         all
suggestions             update-facts   none       none          none          none          none         none
suggestions             delete         none       none          none          none          none         none
report_salts            select         none       none          none          none          none         none
report_salts            insert         none       none          none          none          none         none
report_salts            update         none       none          none          none          none         none
report_salts            delete         none       none          none          none          none         none
round_calls             select         none       none          none          none          none         all
round_calls             insert         none       none          none          none          none         all
round_calls             update-result  none       none          none          none          none         all
round_calls             update-center  none       none          none          none          none         none
round_calls             delete         none       none          none          none          none         none
center_evidence         select         all        all           all           all           all          all
center_evidence         insert         none       none          none          none          none         none
center_evidence         update         none       none          none          none          none         none
center_evidence         delete         none       none          none          none          none         none
accuracy_calls          select         all        all           all           all           all          all
accuracy_calls          insert         none       none          none          none          none         none
accuracy_calls          update         none       none          none          none          none         none
accuracy_calls          delete         none       none          none          none          none         none
accuracy_reports        select         all        all           all           all           all          all
accuracy_reports        insert         none       none          none          none          none         none
accuracy_reports        update         none       none          none          none          none         none
accuracy_reports        delete         none       none          none          none          none         none
claims                  select         none       own           own           none          own          all
claims                  select-code    none       none          none          none          none         none
claims                  insert         none       own           none          none          none         all
claims                  update-revoked none       own           own           none          own          all
claims                  update-proved  none       none          none          none          none         none
claims                  delete         none       none          none          none          none         none
opening_links           select         none       none          none          none          none         all
opening_links           insert         none       none          none          none          none         all
opening_links           update-revoked none       none          none          none          none         all
opening_links           update-expiry  none       none          none          none          none         none
opening_links           delete         none       none          none          none          none         none
openings                select         all        all           all           all           all          all
openings                insert         none       none          none          none          none         none
openings                update         none       none          none          none          none         none
openings                delete         none       none          none          none          none         all
imports                 select         none       none          none          none          none         all
imports                 insert         none       none          none          none          none         all
imports                 update         none       none          none          none          none         all
imports                 update-owner   none       none          none          none          none         none
imports                 delete         none       none          none          none          none         none
import_rows             select         none       none          none          none          none         all
import_rows             insert         none       none          none          none          none         all
import_rows             update         none       none          none          none          none         all
import_rows             update-outcome none       none          none          none          none         none
import_rows             delete         none       none          none          none          none         all
import_mappings         select         none       none          none          none          none         all
import_mappings         insert         none       none          none          none          none         all
import_mappings         update         none       none          none          none          none         all
import_mappings         delete         none       none          none          none          none         all
member_accounts         select         none       none          none          none          none         all
member_accounts         insert         none       none          none          none          none         none
member_accounts         update         none       none          none          none          none         none
member_accounts         delete         none       none          none          none          none         none
center_vote_tallies     select         all        all           all           all           all          all
center_vote_tallies     insert         none       none          none          none          none         none
center_vote_tallies     update         none       none          none          none          none         none
center_vote_tallies     delete         none       none          none          none          none         none
public_authors          select         all        all           all           all           all          all
public_authors          insert         none       none          none          none          none         none
public_authors          update         none       none          none          none          none         none
public_authors          delete         none       none          none          none          none         none
`

type Permission = {
  table: string
  /** An SQL command, and for some which columns: 'update-name'. */
  operation: string
  /** On which rows, viewer by viewer. */
  cells: string[]
}

/**
 * Who may do what, on which rows: 'own' are the viewer's, 'others' all but those, 'approved' and
 * 'pending' a review's status; 'update-words' is what a review says, 'update-status' whether it is shown.
 */
export const permissions: Permission[] = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table = '', operation = '', ...cells] = line.split(/\s+/)
    return { table, operation, cells }
  })
