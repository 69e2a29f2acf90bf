-- In a migration of its own: checking old rows takes no lock that stops readers or writers.
ALTER TABLE field_checks VALIDATE CONSTRAINT field_checks_field_known;
ALTER TABLE treatment_centers VALIDATE CONSTRAINT treatment_centers_way_known;
ALTER TABLE treatment_centers VALIDATE CONSTRAINT treatment_centers_ages_range;
ALTER TABLE treatment_centers VALIDATE CONSTRAINT treatment_centers_form_http;
