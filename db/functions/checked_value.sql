-- Returns the present value of a checked field, never null. A phone number is its digits:
-- written differently, it is still the number that was checked. A single expression without a
-- subquery, so that PostgreSQL inlines it and reads only what it needs. `center` is a row of
-- treatment_centers. Its type would make a dump create that table before the functions that its
-- columns need.
CREATE OR REPLACE FUNCTION checked_value(center anyelement, field text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE field
    WHEN 'phone' THEN dialed_digits(center.phone)
    WHEN 'status' THEN CASE WHEN center.permanently_closed THEN 'permanently closed'
      WHEN center.temporarily_closed THEN 'temporarily closed' ELSE 'open' END
    WHEN 'address' THEN jsonb_build_array(center.address, center.street, center.city, center.state,
      center.postal_code)::text
    WHEN 'hours' THEN published_hours(center.id)
    WHEN 'website' THEN center.website
    WHEN 'care' THEN array_to_string(center.treatment_types, ' ') || '; ' || pick_group(center.offerings, 'care')
    WHEN 'payment' THEN pick_group(center.offerings, 'payment')
    WHEN 'medicines' THEN pick_group(center.offerings, 'medicines')
    WHEN 'languages' THEN pick_group(center.offerings, 'language')
    WHEN 'howToStart' THEN center.how_to_start
    WHEN 'intakePhone' THEN dialed_digits(center.intake_phone)
    WHEN 'intakeHours' THEN center.intake_hours
    WHEN 'waitTime' THEN center.wait_time
    WHEN 'ages' THEN jsonb_build_array(center.minimum_age, center.maximum_age)::text
    WHEN 'continuesMethadone' THEN center.continues_methadone::text
    WHEN 'continuesBuprenorphine' THEN center.continues_buprenorphine::text
    WHEN 'plansTaken' THEN center.plans_taken
    WHEN 'notAdmitted' THEN center.not_admitted
    WHEN 'whatToBring' THEN center.what_to_bring
    WHEN 'stepFree' THEN CASE WHEN 'wheelchair' = ANY (center.offerings) THEN 'wheelchair' END
    WHEN 'referral' THEN jsonb_build_array(center.referral_fax, center.referral_form)::text
  END, '')
$$;
