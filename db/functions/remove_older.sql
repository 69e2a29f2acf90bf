-- Removes the older of two rows of one member about two centers, and returns what it removed.
CREATE OR REPLACE FUNCTION remove_older(part text, newest text, kept uuid, merged uuid) RETURNS jsonb
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  removed jsonb;
BEGIN
  EXECUTE format('WITH ranked AS (SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY %2$I DESC, id) AS place
      FROM %1$I WHERE center_id IN ($1, $2) AND user_id IS NOT NULL),
    removed AS (DELETE FROM %1$I WHERE id IN (SELECT id FROM ranked WHERE place > 1) RETURNING *)
    SELECT coalesce(jsonb_agg(to_jsonb(removed)), ''[]'') FROM removed', part, newest)
    INTO removed USING kept, merged;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION remove_older(text, text, uuid, uuid) FROM PUBLIC;
