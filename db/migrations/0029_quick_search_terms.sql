-- As a set, so that PostgreSQL puts it into the query that reads it, where the array was made by a query
-- of its own for each center. db/schema/search.ts says how each kind of term is written. A word may come
-- twice.
CREATE FUNCTION list_search_terms(vector tsvector, location_keys text[], treatment_types text[],
  total_score double precision, closed boolean)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT unnest(tsvector_to_array(vector))
  UNION ALL SELECT DISTINCT '%' || left(lexeme, size)
    FROM unnest(tsvector_to_array(vector)) lexeme, generate_series(1, 3) size
    WHERE length(lexeme) >= size
  UNION ALL SELECT '@' || key FROM unnest(location_keys) key
  UNION ALL SELECT '#' || treatment FROM unnest(treatment_types) treatment
  UNION ALL SELECT '*' || mark FROM unnest('{2,2.5,3,3.5,4,4.5}'::text[]) mark
    WHERE total_score >= mark::double precision
  UNION ALL SELECT '!open' WHERE NOT closed
$$;
--> statement-breakpoint
-- As before, with that.
CREATE OR REPLACE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  moved record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_lexemes (lexeme)
      SELECT DISTINCT unnest(tsvector_to_array(search_vector)) FROM new_rows ORDER BY 1
      ON CONFLICT DO NOTHING;
  END IF;
  IF NOT EXISTS (SELECT FROM search_terms) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_bits AS kept (term, chunk, bits)
      SELECT term, search_position >> 13,
        bit_or(set_bit(B'0'::bit(8192), search_position & 8191, 1))
      FROM new_rows, list_search_terms(search_vector, location_keys, treatment_types,
        total_score, permanently_closed OR temporarily_closed) AS term
      WHERE term IN (SELECT chosen.term FROM search_terms chosen)
      GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (term, chunk) DO UPDATE SET bits = kept.bits | excluded.bits;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE search_bits kept SET bits = kept.bits & ~gone.bits
      FROM (
        SELECT term, search_position >> 13 AS chunk,
          bit_or(set_bit(B'0'::bit(8192), search_position & 8191, 1)) AS bits
        FROM old_rows, list_search_terms(search_vector, location_keys, treatment_types,
          total_score, permanently_closed OR temporarily_closed) AS term
        WHERE term IN (SELECT chosen.term FROM search_terms chosen)
        GROUP BY 1, 2
      ) gone
      WHERE kept.term = gone.term AND kept.chunk = gone.chunk;
  ELSE
    -- Most updates change nothing that a center is found by.
    FOR moved IN
      WITH changed AS (
        SELECT before.search_position AS position_before, after.search_position AS position_after,
          ARRAY(SELECT list_search_terms(before.search_vector, before.location_keys,
            before.treatment_types, before.total_score,
            before.permanently_closed OR before.temporarily_closed)) AS terms_before,
          ARRAY(SELECT list_search_terms(after.search_vector, after.location_keys,
            after.treatment_types, after.total_score,
            after.permanently_closed OR after.temporarily_closed)) AS terms_after
        FROM old_rows before JOIN new_rows after USING (id)
        WHERE (before.search_position, before.search_vector, before.location_keys,
            before.treatment_types, before.total_score,
            before.permanently_closed OR before.temporarily_closed)
          IS DISTINCT FROM (after.search_position, after.search_vector, after.location_keys,
            after.treatment_types, after.total_score,
            after.permanently_closed OR after.temporarily_closed)
      ), before AS (
        SELECT position_before AS place, term FROM changed, unnest(terms_before) term
        WHERE term IN (SELECT chosen.term FROM search_terms chosen)
      ), after AS (
        SELECT position_after AS place, term FROM changed, unnest(terms_after) term
        WHERE term IN (SELECT chosen.term FROM search_terms chosen)
      ), moves AS (
        SELECT term, place, true AS comes FROM (TABLE after EXCEPT TABLE before) came
        UNION ALL
        SELECT term, place, false FROM (TABLE before EXCEPT TABLE after) went
      )
      SELECT term, place >> 13 AS chunk,
        bit_or(set_bit(B'0'::bit(8192), place & 8191, comes::integer)) AS came,
        bit_or(set_bit(B'0'::bit(8192), place & 8191, 1 - comes::integer)) AS went
      FROM moves GROUP BY 1, 2 ORDER BY 1, 2
    LOOP
      INSERT INTO search_bits AS kept (term, chunk, bits)
        VALUES (moved.term, moved.chunk, moved.came)
        ON CONFLICT (term, chunk) DO UPDATE SET bits = (kept.bits & ~moved.went) | moved.came;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP FUNCTION center_search_terms(tsvector, text[], text[], double precision, boolean);
--> statement-breakpoint
-- Adds the terms that more centers have than an index should have to list: three in a thousand, of places
-- one, because one search may ask for twenty of those; at least 500. They are told from a fifth of the
-- centers, 2,000 to 10,000; ids are random, so the first ones are as good as any. Does so only where the
-- directory has changed by a fifth since. Returns all terms whose bits are still to be filled, and the
-- last position.
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
        greatest(500, totals.centers * CASE WHEN term LIKE '@%' THEN 0.001 ELSE 0.003 END)
      ORDER BY term
      ON CONFLICT DO NOTHING;
    UPDATE directory_totals SET centers_at_choice = totals.centers;
  END IF;
  terms := ARRAY(SELECT term FROM search_terms WHERE NOT ready);
  last_position := (SELECT max(search_position) FROM treatment_centers);
END
$$;
--> statement-breakpoint
-- Fills the bits of terms from the centers at these positions. What is written meanwhile waits. First 64
-- centers at once, because to set one bit copies all the others.
CREATE OR REPLACE FUNCTION fill_search_bits(terms text[], first_position integer, last_position integer)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM directory_totals FOR UPDATE;
  INSERT INTO search_bits AS kept (term, chunk, bits)
    SELECT term, place >> 7, bit_or(piece::bit(8192) >> (64 * (place & 127)))
    FROM (
      SELECT term, search_position >> 6 AS place,
        bit_or(set_bit(B'0'::bit(64), search_position & 63, 1)) AS piece
      FROM treatment_centers, list_search_terms(search_vector, location_keys, treatment_types,
        total_score, permanently_closed OR temporarily_closed) AS term
      WHERE search_position BETWEEN first_position AND last_position
        AND term IN (SELECT unnest(terms))
      GROUP BY 1, 2
    ) pieces
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (term, chunk) DO UPDATE SET bits = kept.bits | excluded.bits;
END
$$;
