// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Follow } from '../net/protocol';
import type { Course } from '../courses/course';
import { Lesson } from './lesson.svelte';
import { eventually } from '../test/waitFor';

const COURSE: Course = {
  game: 'calimala',
  seat: 0,
  names: ['', 'Lucrezia', 'Filippo'],
  chapters: [
    {
      id: 'only',
      setup: { Players: '3' },
      moves: ['start'],
      steps: [
        { id: 'read' },
        {
          id: 'act',
          lead: ['other', 'another'],
          do: [['wood', 'weave'], ['stop']],
          then: ['drawn'],
        },
        { id: 'end', do: [['wood']] },
      ],
    },
  ],
};

let asked: Follow[];
let failing = false;
let lesson: Lesson;

/** The server: everything is possible, and every move is told. */
async function fetched(_: string, request: RequestInit): Promise<Response> {
  const body = JSON.parse(request.body as string) as Follow;
  asked.push(body);
  if (failing)
    return Response.json({ error: { reason: 'too-fast', message: '' } }, { status: 429 });
  const moves = body.line.moves ?? [];
  return Response.json({
    actions: moves.length,
    turn: 0,
    to_move: 0,
    view: { moves },
    steps: moves.slice(body.since).map((text, i) => ({
      actions: (body.since ?? 0) + i + 1,
      version: (body.since ?? 0) + i + 1,
      turn: 0,
      events: [{ type: text }],
    })),
    open: ['wood', 'weave', 'stop', 'brick'].map((text, action) => ({ action, text })),
    reasons: (body.why ?? []).map(() => null),
  });
}

const table = (): unknown => (lesson.end?.view as unknown as { moves: string[] } | null)?.moves;
const settled = (): Promise<void> => eventually(() => expect(lesson.busy).toBe(false));
const WOOD = 0;
const WEAVE = 1;
const STOP = 2;
const BRICK = 3;

beforeEach(async () => {
  [asked, failing] = [[], false];
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  lesson = new Lesson(COURSE, async () => {});
  await settled();
});

afterEach(() => {
  lesson.close();
  vi.unstubAllGlobals();
});

describe('a lesson', () => {
  it('lets others play, then waits for what it wants, in any order', async () => {
    expect(table()).toEqual(['start']);
    await lesson.go(1);
    await settled();
    expect(table()).toEqual(['start', 'other', 'another']);
    expect(lesson.log.map((step) => step.version)).toEqual([1, 2, 3]);
    expect([...lesson.actions]).toEqual([WOOD, WEAVE]);
    lesson.act(WEAVE);
    await settled();
    expect(lesson.wanted).toEqual(['wood']);
    lesson.act(WOOD);
    await settled();
    expect(lesson.done).toBe(false);
    lesson.act(STOP);
    await settled();
    expect(lesson.done).toBe(true);
    expect(table()).toEqual(['start', 'other', 'another', 'weave', 'wood', 'stop', 'drawn']);
  });

  it('does not make a move that it does not want, and says so', async () => {
    await lesson.go(1);
    await settled();
    const before = asked.length;
    lesson.act(BRICK);
    expect(lesson.strayed).toBe(true);
    expect(asked).toHaveLength(before);
    lesson.act(WOOD);
    expect(lesson.strayed).toBe(false);
    await settled();
    expect(table()).toEqual(['start', 'other', 'another', 'wood']);
  });

  it('makes no move where one only reads', () => {
    lesson.act(WOOD);
    expect([lesson.strayed, lesson.done, asked.length]).toEqual([true, true, 1]);
  });

  it('shows what to do, move by move', async () => {
    await lesson.go(1);
    await settled();
    for (let i = 0; i < 3; i += 1) {
      lesson.show();
      await settled();
    }
    expect(lesson.done).toBe(true);
  });

  it('goes on from what was played, whatever the order', async () => {
    await lesson.go(1);
    await settled();
    for (const action of [WEAVE, WOOD, STOP]) {
      lesson.act(action);
      await settled();
    }
    const before = asked.length;
    await lesson.go(2);
    await settled();
    expect(asked).toHaveLength(before);
    expect(table()).toContain('weave');
  });

  it('plays what was skipped as the course has it, and goes back', async () => {
    await lesson.go(2);
    await settled();
    const whole = ['start', 'other', 'another', 'wood', 'weave', 'stop', 'drawn'];
    expect(table()).toEqual(whole);
    await lesson.go(0);
    await settled();
    expect(table()).toEqual(['start']);
    expect(lesson.log).toHaveLength(1);
  });

  it('is found again where it was left', async () => {
    await lesson.go(2);
    await settled();
    const again = new Lesson(COURSE, async () => {});
    await eventually(() => expect(again.busy).toBe(false));
    expect(again.at).toBe(2);
    again.close();
  });

  it('says what went wrong, and can be tried again', async () => {
    failing = true;
    await lesson.go(1);
    expect(lesson.problem?.reason).toBe('too-fast');
    expect(await lesson.why(['brick'])).toBeNull();
    failing = false;
    await lesson.go(1);
    await settled();
    expect(lesson.problem).toBeNull();
    expect(await lesson.why(['brick'])).toEqual([null]);
  });

  it('forgets answers to what was asked before one went elsewhere', async () => {
    void lesson.go(1);
    await lesson.go(0);
    await settled();
    await new Promise((done) => setTimeout(done));
    expect(table()).toEqual(['start']);
    expect(lesson.log).toHaveLength(1);
  });
});
