-- The new choices of stored centers, as app/center/offerings derives them since 1.4: from what their lists say, from
-- the hours of the week (`app/center/hours/hour-windows.ts`) and from the way to start. They are added, as nobody could
-- say them before. "Other languages" goes where a list only names languages that are choices now, unless staff set it.
WITH patterns (offering, pattern, is_language) AS (VALUES
    ('arabic', '\marabic\M', true),
    ('chinese', '\m(chinese|mandarin|cantonese)\M', true),
    ('creole', '\m(creole|krey[oò]l)\M', true),
    ('farsi', '\m(farsi|persian)\M', true),
    ('french', '\mfrench\M(?! creole)', true),
    ('german', '\mgerman\M', true),
    ('greek', '\mgreek\M', true),
    ('gujarati', '\mgujarati\M', true),
    ('hebrew', '\mhebrew\M', true),
    ('hindi', '\mhindi\M', true),
    ('italian', '\mitalian\M', true),
    ('japanese', '\mjapanese\M', true),
    ('korean', '\mkorean\M', true),
    ('polish', '\mpolish\M', true),
    ('portuguese', '\mportuguese\M', true),
    ('russian', '\mrussian\M', true),
    ('tagalog', '\m(tagalog|filipino)\M', true),
    ('urdu', '\murdu\M', true),
    ('vietnamese', '\mvietnamese\M', true),
    ('parents-with-children', '^(parents?|mothers?|fathers?|women|families) (with|and) (their )?(young )?(children|babies)\M|\mbeds for clients[''’] children\M', false),
    ('walk-ins', '^walk[- ]?ins?( (are )?(welcome|accepted|available|allowed)|[ -](appointments?|clinics?|hours|visits?))?$|\mno appointment (needed|necessary|required)\M', false),
    ('child-care', '\m(child ?care|day ?care for children)\M(?!.*\m(referrals?|vouchers?|funds)\M)', false),
    ('evenings', '^(open )?(in the )?evenings?$|\mevening (appointments?|groups?|hours|iop|programs?|services|sessions?|visits)\M', false),
    ('weekends', '^(open )?(on )?(weekends?|saturdays?|sundays?)$|\m(weekend|saturday|sunday) (appointments?|groups?|hours|programs?|services|sessions?|visits)\M', false),
    ('early-hours', '^(open )?early mornings?$|\mearly([- ]morning)? (appointments?|dosing|hours)\M', false),
    ('joint-commission', '\mjoint commission\M|\mjcaho\M', false),
    ('carf', '\mcarf\M|\mcommission on accreditation of rehabilitation facilities\M', false),
    ('ncqa', '\mncqa\M|\mnational committee for quality assurance\M', false)),
-- A few hundred labels for any number of centers.
labels AS (
  SELECT category, info_key,
    (category || ' ' || info_key) ~* '\mlanguages?\M|\mspeak' AS speaks,
    category ~* '\mlanguages?\M' AS is_listed,
    info_key ~* '^(no|not|without)\M' AS is_negated
  FROM center_additional_info GROUP BY 1, 2),
meanings AS (
  SELECT l.category, l.info_key, p.offering, p.is_language
  FROM labels l JOIN patterns p ON l.info_key ~* p.pattern AND (l.speaks OR NOT p.is_language)
  WHERE NOT l.is_negated OR p.offering = 'walk-ins'),
stated AS (
  SELECT i.center_id, m.offering, bool_or(m.is_language) AS is_language, bool_or(i.info_value) AS is_offered
  FROM center_additional_info i JOIN meanings m USING (category, info_key) GROUP BY 1, 2),
spans (offering, minutes) AS (VALUES
    ('evenings', '{[1050,1440),[2490,2880),[3930,4320),[5370,5760),[6810,7200)}'::int4multirange),
    ('weekends', '{[7380,8640),[8820,10080)}'::int4multirange),
    ('early-hours', '{[180,420),[1620,1860),[3060,3300),[4500,4740),[5940,6180)}'::int4multirange)),
facts AS (
  SELECT c.id AS center_id, s.offering FROM treatment_centers c JOIN spans s ON c.open_minutes && s.minutes
  UNION ALL SELECT id, 'walk-ins' FROM treatment_centers WHERE how_to_start = 'walk-in'),
found AS (
  SELECT center_id, offering FROM stated WHERE is_offered
  UNION SELECT center_id, offering FROM facts f
    WHERE NOT EXISTS (SELECT FROM stated s WHERE s.center_id = f.center_id AND s.offering = f.offering)),
-- Labels of a language that is no choice.
others AS (
  SELECT DISTINCT i.center_id FROM center_additional_info i JOIN labels l USING (category, info_key)
  WHERE i.info_value AND l.is_listed
    AND i.info_key !~* '\m(english|spanish|español|sign language|asl|deaf)\M|^other languages?\M'
    AND NOT EXISTS (SELECT FROM meanings m
      WHERE m.category = i.category AND m.info_key = i.info_key AND m.is_language)),
named AS (
  SELECT center_id FROM stated WHERE is_offered AND is_language
  EXCEPT SELECT center_id FROM others
  EXCEPT SELECT a.subject_id FROM activities a, jsonb_to_recordset(a.changes) AS change (field text)
    WHERE a.action IN ('center.added', 'center.updated') AND change.field = 'offerings'),
wanted AS (
  SELECT center_id, array_agg(offering) AS offerings FROM found GROUP BY 1),
derived AS (
  SELECT c.id, c.offerings AS before,
    ARRAY(SELECT name FROM unnest(array['detox', 'outpatient-detox', 'residential', 'partial-hospitalization', 'intensive-outpatient', 'outpatient', 'sober-living', 'medicaid', 'medicare', 'private-insurance', 'tricare', 'free-or-low-cost', 'methadone', 'buprenorphine', 'naltrexone', 'spanish', 'sign-language', 'arabic', 'chinese', 'creole', 'farsi', 'french', 'german', 'greek', 'gujarati', 'hebrew', 'hindi', 'italian', 'japanese', 'korean', 'polish', 'portuguese', 'russian', 'tagalog', 'urdu', 'vietnamese', 'other-language', 'women', 'men', 'pregnant', 'under-18', 'seniors', 'lgbtq', 'veterans', 'mental-health', 'court-referred', 'dui', 'parents-with-children', 'telehealth', 'walk-ins', 'child-care', 'evenings', 'weekends', 'early-hours', 'wheelchair', 'joint-commission', 'carf', 'ncqa'])
        WITH ORDINALITY AS known (name, place)
      WHERE (name = ANY (c.offerings) AND NOT (name = 'other-language' AND n.center_id IS NOT NULL))
        OR name = ANY (w.offerings)
      ORDER BY place) AS after
  FROM treatment_centers c JOIN wanted w ON w.center_id = c.id LEFT JOIN named n ON n.center_id = c.id),
changed AS (
  UPDATE treatment_centers c SET offerings = d.after, updated_at = now()
  FROM derived d WHERE c.id = d.id AND NOT (d.before @> d.after AND d.after @> d.before)
  RETURNING c.id, d.before, d.after)
-- A check of the languages was of these languages under another name.
UPDATE field_checks k SET value = pick_group(c.after, 'language')
  FROM changed c WHERE k.center_id = c.id AND k.field = 'languages' AND k.value = pick_group(c.before, 'language');
