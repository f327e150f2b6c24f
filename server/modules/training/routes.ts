import * as exercises from '#contract/training/exercises.ts'
import * as measurements from '#contract/training/measurements.ts'
import * as photos from '#contract/training/progress-photos.ts'
import * as routines from '#contract/training/routines.ts'
import * as shared from '#contract/training/shared-routines.ts'
import * as files from '#contract/training/workout-files.ts'
import { getTrainingWeek } from '#contract/training/week.ts'
import * as workouts from '#contract/training/workouts.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { trainingWeek } from '#server/modules/training-days/training-days.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { addOwnExercise, changeOwnExercise, deleteOwnExercise, listLibrary, listOwnExercises } from './exercises.ts'
import { exportWorkouts } from './export-workouts.ts'
import { importFile } from './import-workouts.ts'
import { deleteOwn, measurementsOf, saveOwn } from './measurements.ts'
import { addPhoto, deletePhoto, progressPhotos } from './progress-photos.ts'
import { exerciseProgress, exerciseSessions, previousSets } from './progress.ts'
import { addRoutine, deleteRoutine, editRoutine, listRoutines, readRoutine } from './routines.ts'
import { copyShared, personRoutines, readShared, shareOwn } from './shared-routines.ts'
import { addWorkout, deleteWorkout, editWorkout, readWorkout, workoutList } from './training.ts'

/** The endpoints of the training log, which only has the caller's own data. */
export const trainingRoutes = (engine: SearchEngine): BoundEndpoint[] => [
  writes(workouts.createWorkout, (tx, input, context) => addWorkout(tx, engine, input, context)),
  reads(workouts.listWorkouts, (db, page, { caller, config }) => workoutList(db, caller.userId, page, config.shop.locale)),
  reads(workouts.getWorkout, (db, { id }, { caller, config }) => readWorkout(db, caller.userId, id, config.shop.locale)),
  writes(workouts.changeWorkout, editWorkout),
  writes(workouts.deleteWorkout, (tx, { id }, { caller }) => deleteWorkout(tx, caller.userId, id)),
  reads(exercises.listLibraryExercises, (_, __, { config }) => Promise.resolve(listLibrary(config.shop.locale))),
  reads(exercises.listOwnExercises, (db, _, { caller }) => listOwnExercises(db, caller.userId)),
  writes(exercises.createExercise, async (tx, input, { caller, now }) => {
    await joinCommunity(tx, engine, caller.userId, now)
    return addOwnExercise(tx, caller.userId, input, now)
  }),
  writes(exercises.changeExercise, (tx, input, context) => changeOwnExercise(tx, engine, input, context)),
  writes(exercises.deleteExercise, (tx, { id }, { caller }) => deleteOwnExercise(tx, caller.userId, id)),
  reads(exercises.getExerciseProgress, (db, input, { caller }) => exerciseProgress(db, caller.userId, input)),
  reads(exercises.listExerciseSessions, (db, input, { caller }) => exerciseSessions(db, caller.userId, input)),
  reads(exercises.listPreviousSets, (db, input, { caller }) => previousSets(db, caller.userId, input)),
  reads(routines.listRoutines, (db, _, { caller, config }) => listRoutines(db, caller.userId, config.shop.locale)),
  writes(routines.createRoutine, (tx, input, context) => addRoutine(tx, engine, input, context)),
  reads(routines.getRoutine, (db, { id }, { caller, config }) => readRoutine(db, caller.userId, id, config.shop.locale)),
  writes(routines.changeRoutine, (tx, input, context) => editRoutine(tx, engine, input, context)),
  reads(getTrainingWeek, (db, { day }, { caller }) => trainingWeek(db, caller.userId, day)),
  reads(measurements.listMeasurements, (db, { kind }, { caller }) => measurementsOf(db, caller.userId, kind)),
  writes(measurements.saveMeasurement, (tx, input, context) => saveOwn(tx, engine, input, context)),
  writes(measurements.deleteMeasurement, (tx, input, { caller }) => deleteOwn(tx, caller.userId, input)),
  reads(photos.listProgressPhotos, (db, _, context) => progressPhotos(db, context.caller.userId, context)),
  writes(photos.addProgressPhoto, (tx, input, context) => addPhoto(tx, engine, input, context)),
  writes(photos.deleteProgressPhoto, (tx, { id }, { caller, now }) => deletePhoto(tx, caller.userId, id, now)),
  writes(shared.shareRoutine, (tx, input, context) => shareOwn(tx, engine, input, context)),
  reads(shared.getSharedRoutine, (db, { token }, context) => readShared(db, token, viewerOf(context), context.config.shop.locale)),
  writes(shared.copySharedRoutine, (tx, { token }, context) => copyShared(tx, engine, token, { viewer: viewerOf(context), context })),
  reads(shared.listPersonRoutines, (db, { handle }, context) => personRoutines(db, handle, viewerOf(context), context.config.shop.locale)),
  reads(files.exportWorkouts, (db, _, { caller }) => exportWorkouts(db, caller.userId)),
  writes(files.importWorkouts, (tx, input, context) => importFile(tx, engine, input, context)),
  writes(routines.deleteRoutine, (tx, { id }, { caller }) => deleteRoutine(tx, caller.userId, id)),
]
