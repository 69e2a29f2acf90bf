-- Types and offerings of stored centers, as app/lib derives them since 1.3: detox is a kind of care and no
-- medicine, sober living is housing and no residential care. A value goes only where a former rule gave it and
-- nothing else says it. What staff or the center checked, or staff set, stays.
WITH words AS (
  SELECT id AS center_id, word, false AS is_detail
    FROM treatment_centers, unnest(ARRAY[name, category_name, description]) AS word
  UNION ALL SELECT center_id, category, false FROM center_categories
  -- These sections say what a medicine is for, or from what somebody withdraws.
  UNION ALL SELECT center_id, info_key, category ~* '^(detox|medicines?|medications?)$'
    FROM center_additional_info WHERE info_value),
said AS (
  SELECT center_id,
    bool_or(word ~* '\mdetox|\mwithdrawal management\M|\mmedically managed withdrawal\M') AS had_detox,
    bool_or(NOT is_detail AND word ~* '(?<!\m(buprenorphine|suboxone|methadone|naltrexone|lofexidine|lucemyra|clonidine)[ -])\mdetox|\mwithdrawal management\M|\mmedically managed withdrawal\M') AS has_detox,
    bool_or(word ~* '\m(out-?patient|ambulatory|office-based|home)([ -]based)? (medical )?(detox|withdrawal management)') AS has_outpatient_detox,
    bool_or(word ~* '\m(in-?patient|residential|hospital|24[- ]hour|acute)( medical)? (detox|withdrawal management)') AS has_bed_detox,
    bool_or(word ~* '\msober (living|home|house)|\mhalfway house\M|\mtransitional (housing|living)\M') AS had_residential,
    bool_or(word ~* '(?<!\mnon[- ])\mresidential\M') AS has_residential,
    bool_or(word IN ('Buprenorphine detox', 'Methadone detox', 'SAMHSA-certified opioid treatment program')) AS has_medication
  FROM words GROUP BY center_id),
-- Without "detox" and "residential" where they go, and with what is new.
derived AS (
  SELECT c.id, c.treatment_types, c.offerings,
    CASE WHEN had_detox AND NOT has_detox THEN '{detox}'::text[] ELSE '{}' END
      || CASE WHEN had_residential AND NOT has_residential THEN '{residential}'::text[] ELSE '{}' END AS gone,
    CASE WHEN has_medication THEN '{medication-assisted}'::text[] ELSE '{}' END AS new_types,
    CASE WHEN has_outpatient_detox AND NOT has_bed_detox AND 'detox' = ANY (c.offerings)
      THEN '{outpatient-detox}'::text[] ELSE '{}' END AS new_offerings
  FROM treatment_centers c JOIN said ON said.center_id = c.id
  WHERE c.source <> 'sample'
    AND NOT EXISTS (SELECT FROM center_evidence WHERE center_id = c.id AND field = 'care')
    AND NOT EXISTS (SELECT FROM activities a, jsonb_to_recordset(a.changes) AS change (field text)
      WHERE a.subject_id = c.id AND a.action IN ('center.added', 'center.updated')
        AND change.field IN ('treatmentTypes', 'offerings'))),
derived_again AS (
  SELECT id,
    ARRAY(SELECT name FROM facet_vocabulary()
      WHERE name = ANY (treatment_types || new_types) AND NOT name = ANY (gone) ORDER BY place) AS treatment_types,
    -- In the vocabulary's order, outpatient detox is after detox, which is first.
    CASE WHEN 'detox' = ANY (offerings) AND NOT 'detox' = ANY (gone) THEN '{detox}'::text[] || new_offerings ELSE '{}' END
      || ARRAY(SELECT name FROM unnest(offerings) WITH ORDINALITY AS offering (name, place)
        WHERE name <> 'detox' AND NOT name = ANY (gone) ORDER BY place) AS offerings
  FROM derived)
UPDATE treatment_centers c
  SET treatment_types = d.treatment_types, offerings = d.offerings, updated_at = now()
  FROM derived_again d
  WHERE c.id = d.id AND (c.treatment_types, c.offerings) IS DISTINCT FROM (d.treatment_types, d.offerings);
