-- Adds the terms that more centers have than an index should have to list: three in a thousand, of places
-- one in two thousand, because the beginning of a name may stand for twenty of those; at least 500. They are
-- told from a fifth of the centers, 2,000 to 10,000; ids are random, so the first ones are as good as any. Does
-- so only where the directory has changed by a fifth since. Returns all terms whose bits are still to be
-- filled, and the last position.
CREATE OR REPLACE FUNCTION choose_search_terms(OUT terms text[], OUT last_position integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  totals directory_totals;
  share double precision;
BEGIN
  SELECT * INTO totals FROM directory_totals;
  IF abs(totals.centers - totals.centers_at_choice) > totals.centers_at_choice / 5 THEN
    share := least(1, least(10000, greatest(2000, totals.centers / 5.0))
      / greatest(totals.centers, 1));
    INSERT INTO search_terms (term)
      SELECT term FROM treatment_centers, list_search_terms(search_vector, location_keys,
        treatment_types, total_score, permanently_closed OR temporarily_closed) AS term
      WHERE totals.centers >= 500 AND id <= (lpad(to_hex((4294967295 * share)::bigint), 8, '0')
        || '-ffff-ffff-ffff-ffffffffffff')::uuid
      GROUP BY term HAVING count(*) >= share *
        greatest(500, totals.centers * CASE WHEN term LIKE '@%' THEN 0.0005 ELSE 0.003 END)
      ORDER BY term
      ON CONFLICT DO NOTHING;
    UPDATE directory_totals SET centers_at_choice = totals.centers;
  END IF;
  terms := ARRAY(SELECT term FROM search_terms WHERE NOT ready);
  last_position := (SELECT max(search_position) FROM treatment_centers);
END
$$;
