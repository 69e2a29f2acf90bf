-- Far down a list, or among some thousand matches, to put all in order costs more than to find them. So
-- each order is cut into 32 parts of about as many centers, and the number of a center's part is kept as
-- five bits beside those of `search_bits`: a search looks up which parts a page lies in, and sorts those.

-- Rows that are changed often and never too large for their page.
ALTER TABLE search_order_bits ALTER COLUMN bits SET STORAGE PLAIN;
--> statement-breakpoint
ALTER TABLE search_order_bits SET (fillfactor = 70);
--> statement-breakpoint
GRANT SELECT ON search_orders, search_order_bits
  TO directory_anonymous, directory_member, directory_staff;
--> statement-breakpoint
-- What an order goes by after the pinned centers, ascending and without nulls: as the lists of
-- app/features/search/sort-orders.server.ts.
CREATE FUNCTION order_key(sort text, total_score double precision, reviews_count integer, name text,
  OUT first double precision, OUT second double precision, OUT lower_name text)
RETURNS SETOF record LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE sort WHEN 'rating' THEN score WHEN 'reviews' THEN reviews ELSE 0 END,
    CASE sort WHEN 'rating' THEN reviews WHEN 'reviews' THEN score ELSE 0 END, lower(name)
  FROM (SELECT coalesce(-total_score, 'infinity') AS score,
    coalesce(-reviews_count::double precision, 'infinity') AS reviews) negated
$$;
--> statement-breakpoint
-- Writes the digits of the centers at these positions, whatever stood there. What is left of centers that
-- are gone does no harm: no search asks for their part. Put in order between the starts of the parts, a
-- center's part is the number of starts before it; pinned centers are in the first. 64 centers are put
-- together before they get their place among 8,192, because to set one bit copies all the others.
CREATE FUNCTION write_order_bits(positions integer[]) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  piece record;
BEGIN
  -- Most updates move no center in any order.
  IF cardinality(positions) = 0 THEN RETURN; END IF;
  FOR piece IN
    WITH keys AS (
      SELECT sort, search_position AS place, pinned, key.*
      FROM treatment_centers, (SELECT sort FROM search_orders) orders,
        order_key(sort, total_score, reviews_count, name) key
      WHERE search_position = ANY (positions)
      UNION ALL
      SELECT sort, NULL, false, start.* FROM search_orders, unnest(firsts, seconds, names) start
    ), parts AS (
      SELECT sort, place, pinned, (count(*) FILTER (WHERE place IS NULL) OVER (
        PARTITION BY sort ORDER BY first, second, lower_name, place IS NOT NULL))::integer AS part
      FROM keys
    ), pieces AS (
      SELECT sort, digit, place >> 6 AS place, bit_or(1::bigint << (63 - (place & 63))) AS written,
        coalesce(bit_or(1::bigint << (63 - (place & 63)))
          FILTER (WHERE NOT pinned AND (part >> (4 - digit)) & 1 = 1), 0) AS ones
      FROM parts, generate_series(0, 4) digit WHERE place IS NOT NULL
      GROUP BY 1, 2, 3
    )
    SELECT sort, digit, place >> 7 AS chunk,
      bit_or(written::bit(64)::bit(8192) >> (64 * (place & 127))) AS written,
      bit_or(ones::bit(64)::bit(8192) >> (64 * (place & 127))) AS ones
    FROM pieces GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  LOOP
    INSERT INTO search_order_bits AS kept (sort, digit, chunk, bits)
      VALUES (piece.sort, piece.digit, piece.chunk, piece.ones)
      ON CONFLICT (sort, digit, chunk)
      DO UPDATE SET bits = (kept.bits & ~piece.written) | piece.ones;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Runs after count_changed_centers, whose lock makes writers wait for each other: the triggers of a table
-- run in the order of their names.
CREATE FUNCTION keep_order_bits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_orders) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM write_order_bits(ARRAY(SELECT search_position FROM new_rows));
  ELSE
    PERFORM write_order_bits(ARRAY(
      SELECT after.search_position FROM old_rows before JOIN new_rows after USING (id)
      WHERE (before.search_position, before.pinned, before.total_score, before.reviews_count, before.name)
        IS DISTINCT FROM (after.search_position, after.pinned, after.total_score, after.reviews_count,
          after.name)));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER treatment_centers_order_inserted AFTER INSERT ON treatment_centers
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_order_bits();
--> statement-breakpoint
CREATE TRIGGER treatment_centers_order_updated AFTER UPDATE ON treatment_centers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_order_bits();
--> statement-breakpoint
-- Cuts the orders where that has not been done or the directory has changed by a fifth since, by 2,000 to
-- 10,000 of its centers; ids are random. Below 500 there are none. Returns which cut is still to be
-- filled, if one is, and the last position.
CREATE FUNCTION cut_search_orders(OUT unfilled uuid, OUT last_position integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  total integer;
  known integer;
  share double precision;
  new_cut uuid := gen_random_uuid();
BEGIN
  SELECT centers INTO total FROM directory_totals FOR UPDATE;
  known := (SELECT max(centers) FROM search_orders);
  IF total < 500 OR known IS NULL OR abs(total - known) > known / 5 THEN
    DELETE FROM search_order_bits;
    DELETE FROM search_orders;
  END IF;
  IF total >= 500 AND NOT EXISTS (SELECT FROM search_orders) THEN
    share := least(1, least(10000, greatest(2000, total / 5.0)) / total);
    INSERT INTO search_orders (sort, firsts, seconds, names, centers, cut)
      SELECT sort, array_agg(first ORDER BY part), array_agg(second ORDER BY part),
        array_agg(lower_name ORDER BY part), total, new_cut
      FROM (
        SELECT DISTINCT ON (sort, part) sort, part, first, second, lower_name
        FROM (
          SELECT sort, key.*, ntile(32) OVER in_order AS part, row_number() OVER in_order AS rank
          FROM treatment_centers, unnest('{rating,name,reviews}'::text[]) sort,
            order_key(sort, total_score, reviews_count, name) key
          WHERE id <= (lpad(to_hex((4294967295 * share)::bigint), 8, '0')
            || '-ffff-ffff-ffff-ffffffffffff')::uuid
          WINDOW in_order AS (PARTITION BY sort ORDER BY first, second, lower_name)
        ) ranked
        ORDER BY sort, part, rank
      ) starts
      WHERE part > 1 GROUP BY sort;
  END IF;
  unfilled := (SELECT DISTINCT cut FROM search_orders WHERE NOT ready);
  last_position := (SELECT max(search_position) FROM treatment_centers);
END
$$;
--> statement-breakpoint
-- Fills the bits of the centers at these positions. What is written meanwhile waits.
CREATE FUNCTION fill_order_bits(first_position integer, last_position integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM directory_totals FOR UPDATE;
  PERFORM write_order_bits(ARRAY(SELECT search_position FROM treatment_centers
    WHERE search_position BETWEEN first_position AND last_position));
END
$$;
--> statement-breakpoint
-- To be called when every position has been filled since that cut.
CREATE FUNCTION use_search_orders(filled uuid) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  UPDATE search_orders SET ready = true WHERE cut = filled
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION write_order_bits(integer[]), cut_search_orders(),
  fill_order_bits(integer, integer), use_search_orders(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION cut_search_orders(), fill_order_bits(integer, integer),
  use_search_orders(uuid) TO directory_keeper;
