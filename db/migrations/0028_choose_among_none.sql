-- As before, and also where the last center is gone.
CREATE OR REPLACE FUNCTION choose_search_terms(OUT terms text[], OUT last_position integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  totals directory_totals;
  share double precision;
BEGIN
  SELECT * INTO totals FROM directory_totals;
  IF abs(totals.centers - totals.centers_at_choice) > totals.centers_at_choice / 5 THEN
    share := least(1, 10000.0 / greatest(totals.centers, 1));
    INSERT INTO search_terms (term)
      SELECT term FROM treatment_centers, unnest(center_search_terms(search_vector, location_keys,
        treatment_types, total_score, permanently_closed OR temporarily_closed)) AS term
      WHERE totals.centers >= 500 AND id <= (lpad(to_hex((4294967295 * share)::bigint), 8, '0')
        || '-ffff-ffff-ffff-ffffffffffff')::uuid
      GROUP BY term HAVING count(*) >= share *
        greatest(500, totals.centers * CASE WHEN term LIKE '@%' THEN 0.001 ELSE 0.003 END)
      ORDER BY term
      ON CONFLICT DO NOTHING;
    UPDATE directory_totals SET centers_at_choice = totals.centers;
  END IF;
  terms := ARRAY(SELECT term FROM search_terms WHERE NOT ready);
  last_position := (SELECT max(search_position) FROM treatment_centers);
END
$$;
