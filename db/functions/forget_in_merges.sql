-- Deleting an account also deletes the member's posts that a merge removed.
CREATE OR REPLACE FUNCTION forget_in_merges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  mine jsonb := jsonb_build_object('id', OLD.id);
BEGIN
  UPDATE center_merges SET contents = contents || jsonb_build_object(
    'votes', jsonb_path_query_array(contents, '$.votes[*] ? (@.user_id != $id)', mine),
    'reviews', jsonb_path_query_array(contents, '$.reviews[*] ? (@.user_id != $id)', mine),
    'reports', jsonb_path_query_array(contents, '$.reports[*] ? (@.reporter_id != $id)', mine),
    'claims', jsonb_path_query_array(contents, '$.claims[*] ? (@.user_id != $id)', mine))
  WHERE position(OLD.id::text in contents::text) > 0;
  RETURN NULL;
END
$$;
