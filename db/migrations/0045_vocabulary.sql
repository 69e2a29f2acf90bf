-- The choices to filter by, with their permanent bits: the only list of them in the database. A new
-- choice replaces this function (`npm run db:generate`), and no row and no index is written anew.
CREATE OR REPLACE FUNCTION facet_vocabulary()
RETURNS TABLE (place integer, name text, choice_group text, is_offering boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
    (0, 'inpatient', 'care', false),
    (1, 'outpatient', 'care', true),
    (2, 'detox', 'care', true),
    (3, 'counseling', 'care', false),
    (4, 'group-therapy', 'care', false),
    (5, 'family-therapy', 'care', false),
    (6, 'medication-assisted', 'care', false),
    (7, 'residential', 'care', true),
    (8, 'partial-hospitalization', 'care', true),
    (9, 'intensive-outpatient', 'care', true),
    (10, 'telehealth', 'care', true),
    (11, 'sober-living', 'care', true),
    (12, 'medicaid', 'payment', true),
    (13, 'medicare', 'payment', true),
    (14, 'private-insurance', 'payment', true),
    (15, 'tricare', 'payment', true),
    (16, 'free-or-low-cost', 'payment', true),
    (17, 'methadone', 'medicines', true),
    (18, 'buprenorphine', 'medicines', true),
    (19, 'naltrexone', 'medicines', true),
    (20, 'spanish', 'language', true),
    (21, 'sign-language', 'language', true),
    (22, 'other-language', 'language', true),
    (23, 'women', 'people', true),
    (24, 'men', 'people', true),
    (25, 'pregnant', 'people', true),
    (26, 'under-18', 'people', true),
    (27, 'seniors', 'people', true),
    (28, 'lgbtq', 'people', true),
    (29, 'veterans', 'people', true),
    (30, 'mental-health', 'people', true),
    (31, 'court-referred', 'people', true),
    (32, 'dui', 'people', true),
    (33, 'wheelchair', 'access', true),
    (34, 'rating-2', 'rating', false),
    (35, 'rating-2.5', 'rating', false),
    (36, 'rating-3', 'rating', false),
    (37, 'rating-3.5', 'rating', false),
    (38, 'rating-4', 'rating', false),
    (39, 'rating-4.5', 'rating', false),
    (40, 'not-closed', 'open', false),
    (41, 'outpatient-detox', 'care', true)
$$;

-- Returns the bits that a center meets from `first_bit` on, 64 of them.
CREATE FUNCTION facet_bits(first_bit integer, treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1::bigint << facet.place - first_bit), 0)
  FROM public.facet_vocabulary() AS facet
  WHERE facet.place BETWEEN first_bit AND first_bit + 63 AND CASE
    WHEN facet.choice_group = 'rating' THEN total_score >= substr(facet.name, 8)::double precision
    WHEN facet.name = 'not-closed' THEN NOT closed
    ELSE facet.name = ANY (treatment_types || offerings)
  END
$$;

-- The expression of the column `facets` still passes the names that 1.0 had.
CREATE OR REPLACE FUNCTION center_facets(names text[], treatment_types text[], offerings text[], total_score double precision, closed boolean)
RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.facet_bits(0, treatment_types, offerings, total_score, closed)
$$;

CREATE FUNCTION known_offerings() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(name) FROM public.facet_vocabulary() WHERE is_offering
$$;

-- Returns the offerings of a group, sorted: 'medicaid medicare'.
CREATE FUNCTION pick_group(given text[], wanted text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(SELECT name FROM public.facet_vocabulary()
    WHERE is_offering AND choice_group = wanted AND name = ANY (given) ORDER BY name), ' ')
$$;

-- As in 0043, with the groups of the vocabulary. Their values are the same.
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
    WHEN 'stepFree' THEN pick_group(center.offerings, 'access')
    WHEN 'referral' THEN jsonb_build_array(center.referral_fax, center.referral_form)::text
  END, '')
$$;
DROP FUNCTION pick_words(text[], text[]);
