-- The choices to filter by: named languages, who and what a center is open to, and accreditation. No row and no
-- index is written anew.
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
    (10, 'telehealth', 'access', true),
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
    (41, 'outpatient-detox', 'care', true),
    (42, 'arabic', 'language', true),
    (43, 'chinese', 'language', true),
    (44, 'creole', 'language', true),
    (45, 'farsi', 'language', true),
    (46, 'french', 'language', true),
    (47, 'german', 'language', true),
    (48, 'greek', 'language', true),
    (49, 'gujarati', 'language', true),
    (50, 'hebrew', 'language', true),
    (51, 'hindi', 'language', true),
    (52, 'italian', 'language', true),
    (53, 'japanese', 'language', true),
    (54, 'korean', 'language', true),
    (55, 'polish', 'language', true),
    (56, 'portuguese', 'language', true),
    (57, 'russian', 'language', true),
    (58, 'tagalog', 'language', true),
    (59, 'urdu', 'language', true),
    (60, 'vietnamese', 'language', true),
    (61, 'parents-with-children', 'people', true),
    (62, 'walk-ins', 'access', true),
    (63, 'child-care', 'access', true),
    (64, 'evenings', 'access', true),
    (65, 'weekends', 'access', true),
    (66, 'early-hours', 'access', true),
    (67, 'joint-commission', 'accreditation', true),
    (68, 'carf', 'accreditation', true),
    (69, 'ncqa', 'accreditation', true)
$$;

-- Telehealth was care until 1.3, and a check of the care still includes it.
CREATE OR REPLACE FUNCTION pick_group(given text[], wanted text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(ARRAY(SELECT name FROM public.facet_vocabulary()
    WHERE is_offering AND (choice_group = wanted OR (wanted = 'care' AND name = 'telehealth')) AND name = ANY (given) ORDER BY name), ' ')
$$;

-- As before, but of what a center says about access, only the way in without steps is checked.
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
